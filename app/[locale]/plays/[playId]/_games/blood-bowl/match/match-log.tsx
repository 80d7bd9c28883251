import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import type { LogView } from "@/engine/blood-bowl";
import { useLineWords } from "../line-words";
import { usePlay } from "../play-context";

const SHOWN = 12;

/** What happened in the match, newest first. */
export function MatchLog() {
  const { view } = usePlay();
  const t = useTranslations("recorder");
  const wordsOf = useLineWords();
  return (
    <section className="log" aria-label={t("what-happened")}>
      <h2>{t("what-happened")}</h2>
      <ol>
        {view.log
          .filter(isNews)
          .slice(0, SHOWN)
          .map((line) => {
            const { icon, title, note, text } = wordsOf(line);
            const { entry, side, when } = line;
            return (
              <li key={entry} className={side === undefined ? undefined : `ev-${side}`}>
                <Icon path={icon} />
                <div>
                  <b>{title}</b>
                  {note !== undefined && ` · ${note}`}
                  <br />
                  {text}{" "}
                  {when !== undefined && (
                    <span className="when nowrap">{t("when", { half: when.half, turn: when.turn })}</span>
                  )}
                </div>
              </li>
            );
          })}
      </ol>
    </section>
  );
}

/** A casualty that waited is told by how it ended, and a turn that ended is old with the next thing that happens. */
function isNews({ event }: LogView, index: number, newestFirst: readonly LogView[]): boolean {
  if (event.type === "turn-ended") return index === 0;
  if (event.type !== "casualty-opened") return true;
  const { side, player } = event.victim;
  return !newestFirst
    .slice(0, index)
    .some(({ event: later }) => "victim" in later && later.victim.side === side && later.victim.player === player);
}
