import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { undo2 } from "@/app/_ui/icon-paths";
import { useLineWords } from "../line-words";
import { usePlay } from "../play-context";

/** Takes back the last thing, and names it. */
export function UndoButton() {
  const { state, undo, snapshot } = usePlay();
  const t = useTranslations("recorder");
  const wordsOf = useLineWords();
  const last = state.log.at(-1);
  const names = snapshot.waiting.length > 0 ? t("waiting-roll") : last === undefined ? "" : wordsOf(last).title;
  return (
    <button type="button" className="btn undo" disabled={undo === undefined} onClick={undo}>
      <Icon path={undo2} size="lg" />
      <span>{t("undo")}</span>
      {undo !== undefined && <small>{names}</small>}
    </button>
  );
}
