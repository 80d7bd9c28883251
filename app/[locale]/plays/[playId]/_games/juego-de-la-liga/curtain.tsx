import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { eye } from "@/app/_ui/icon-paths";

/** Between two coaches on one tablet where something is hidden: nothing is shown until the next one says so. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const t = useTranslations("juego");
  return (
    <main className="jg-curtain">
      <h1>{t("hand-to", { name })}</h1>
      <Button variant="now" size="hero" icon={eye} onClick={onReady}>
        {t("i-am", { name })}
      </Button>
    </main>
  );
}
