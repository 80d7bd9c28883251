import { useTranslations } from "next-intl";
import type { Undoes } from "@/app/_play/undoes";
import { Icon } from "@/app/_ui/icon";
import { undo2 } from "@/app/_ui/icon-paths";
import { type LogView, rangeOfLine, type Side } from "@/engine/blood-bowl";
import { useCommandWords } from "./command-words";
import { useLineWords, usePersonWords } from "./line-words";
import { usePlay } from "./play-context";

interface UndoButtonProps {
  /** After the match each side takes back its own steps. */
  readonly of?: Side | undefined;
}

/** Takes back the last thing, and names it. */
export function UndoButton({ of }: UndoButtonProps) {
  const { store, snapshot } = usePlay();
  const t = useTranslations("recorder");
  const lineOf = useUndoneLine();
  const lineWords = useLineWords();
  const commandWords = useCommandWords();
  const personWords = usePersonWords();
  const nameOf = (undone: LogView) => {
    const { title, text } = lineWords(undone);
    const about = undone.player === undefined ? text : personWords(undone.player);
    return about === "" ? title : `${title}, ${about}`;
  };
  const undoes = snapshot.undoes.find((one) => of === undefined || sideOf(one, lineOf(one)) === of);
  const line = undoes === undefined ? undefined : lineOf(undoes);
  const named = undoes?.kind === "waiting" ? commandWords(undoes.command) : line && nameOf(line);
  return (
    <button type="button" className="btn undo" disabled={undoes === undefined} onClick={() => void store.undo(undoes)}>
      <Icon path={undo2} size="lg" />
      <span>{t("undo")}</span>
      {named !== undefined && <small>{named}</small>}
    </button>
  );
}

/** The line of the log that an undo takes back. */
function useUndoneLine(): (undoes: Undoes) => LogView | undefined {
  const { view, snapshot } = usePlay();
  return (undoes) =>
    undoes.kind === "waiting"
      ? undefined
      : view.log.find((line) => rangeOfLine(line, snapshot.folded.entries)?.from === undoes.range.from);
}

function sideOf(undoes: Undoes, line: LogView | undefined): unknown {
  if (undoes.kind === "lines") return line?.side;
  return "side" in undoes.command ? undoes.command.side : undefined;
}
