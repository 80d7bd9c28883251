import type { View } from "@/engine/blood-bowl";
import { Feed } from "../feed";
import { logWords } from "./log-words";
import type { MatchTexts } from "./match-texts";
import { withoutAnswered } from "./without-answered";

interface MatchLogProps {
  readonly view: View;
  readonly texts: MatchTexts;
}

/** What happened, newest first, each line on the edge of its side. */
export function MatchLog({ view, texts }: MatchLogProps) {
  const lines = withoutAnswered(view.log).flatMap((line) => {
    const words = logWords(line, view.sides, texts);
    return words === undefined ? [] : [{ ...words, id: line.entry, side: line.side }];
  });
  return (
    <section className="card card-flush">
      <header className="card-head">
        <h2>{texts.log}</h2>
      </header>
      {lines.length === 0 && <p className="card-body muted">{texts.nothing}</p>}
      <Feed lines={lines} />
    </section>
  );
}
