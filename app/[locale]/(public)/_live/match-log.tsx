import type { View } from "@/engine/blood-bowl";
import { isTold, logWords } from "./log-words";
import type { MatchTexts } from "./match-texts";

interface MatchLogProps {
  readonly view: View;
  readonly texts: MatchTexts;
}

/** What happened, newest first, each line on the edge of its side. */
export function MatchLog({ view, texts }: MatchLogProps) {
  const lines = view.log.filter(isTold);
  return (
    <section className="card card-flush">
      <header className="card-head">
        <h2>{texts.log}</h2>
      </header>
      {lines.length === 0 && <p className="card-body muted">{texts.nothing}</p>}
      <ol className="feed">
        {lines.map((line) => {
          const { title, note, text, when } = logWords(line, view.sides, texts);
          return (
            <li key={line.entry} className={line.side && `feed-${line.side}`}>
              <span className="grow">
                <b>{title}</b>
                {note !== undefined && <span className="nowrap"> · {note}</span>}
                <span className="muted block">{text}</span>
              </span>
              {when !== undefined && <span className="faint nowrap">{when}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
