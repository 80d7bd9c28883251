"use client";

import { useTranslations } from "next-intl";
import { formatScore } from "@/app/_ui/format";
import type { Consequences } from "./shapes";

/** Which matches are recorded anew, and whether their scores change. */
export function MatchesTable({ matches }: Pick<Consequences, "matches">) {
  const t = useTranslations("corrections");
  const score = ([home = 0, away = 0]: readonly number[]) => formatScore(home, away);
  return (
    <section aria-label={t("matches")}>
      <h3>{t("matches")}</h3>
      <ul>
        {matches.map(({ playId, home, away, before, after, isAnnulled, movesTo }) => (
          <li key={playId} className="row row-3 wrap min-h-11">
            <span className="grow">
              {home} – {away}
              {movesTo !== undefined && <span className="small muted block">{t("goes-to", movesTo)}</span>}
            </span>
            {isAnnulled ? (
              <b>{before === undefined ? t("annulled") : `${score(before)} → ${t("annulled")}`}</b>
            ) : before === undefined || after === undefined ? (
              <span className="small muted">{t("score-stays")}</span>
            ) : (
              <b>
                {score(before)} → {score(after)}
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
