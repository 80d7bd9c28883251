import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { eye } from "@/app/_ui/icon-paths";

/** Between two hands on one tablet: nothing is shown until the next player says so. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const t = useTranslations("lastuf");
  return (
    <main className="curtain">
      <h1>{t("hand-to", { name })}</h1>
      <Button variant="now" size="hero" icon={eye} onClick={onReady}>
        {t("i-am", { name })}
      </Button>
    </main>
  );
}
