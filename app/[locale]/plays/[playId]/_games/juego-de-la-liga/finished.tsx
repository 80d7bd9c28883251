import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { crown } from "@/app/_ui/icon-paths";
import { SeasonView } from "./season-view";
import { useNames } from "./table-context";

interface FinishedProps {
  readonly champions: readonly number[];
  readonly onWatch: (fixture: string) => void;
}

/** The title, and the whole season below it. */
export function Finished({ champions, onWatch }: FinishedProps) {
  const t = useTranslations("juego");
  const { club } = useNames();
  return (
    <main className="jg-page">
      <h1 className="title-line">
        <Icon path={crown} /> {t("champions", { count: champions.length, names: champions.map(club).join(", ") })}
      </h1>
      <SeasonView onWatch={onWatch} />
    </main>
  );
}
