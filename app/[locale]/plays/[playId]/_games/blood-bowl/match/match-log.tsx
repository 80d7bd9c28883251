import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/icon";
import { useLineWords } from "../line-words";
import { usePlay } from "../play-context";

const SHOWN = 12;

/** What happened in the match, newest first. */
export function MatchLog() {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const wordsOf = useLineWords();
  const lines = state.log.slice(-SHOWN).reverse();
  return (
    <section className="log" aria-label={t("what-happened")}>
      <h2>{t("what-happened")}</h2>
      <ol>
        {lines.map((line) => {
          const { icon, title, note, text, side } = wordsOf(line);
          const { clock } = line;
          return (
            <li key={line.entry} className={side === undefined ? undefined : `ev-${side}`}>
              <Icon path={icon} />
              <div>
                <b>{title}</b>
                {note !== undefined && ` · ${note}`}
                <br />
                {text}{" "}
                {clock !== undefined && (
                  <span className="when nowrap">{t("when", { half: clock.half, turn: clock.turn })}</span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
