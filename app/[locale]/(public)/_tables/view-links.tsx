import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";

import type { CompetitionFormat } from "@/server/competitions/schema";
import type { PublicRound } from "@/server/public/board";

interface ViewLinksProps {
  /** "/l/cellar/cup" */
  readonly path: string;
  readonly format: CompetitionFormat;
  readonly rounds: readonly PublicRound[];
  /** Whether a match is being played. */
  readonly isLive: boolean;
  /** "whole", "home", "after-3" … */
  readonly current: string;
}

const DUEL_VIEWS = ["home", "away", "last-five", "first-half", "second-half", "cross", "course"] as const;
const GROUP_VIEWS = ["last-five", "first-half", "second-half", "course"] as const;

/** The ways to the tables of now, of a part of a season, and of an earlier day. Nothing before the first match. */
export function ViewLinks({ path, format, rounds, isLive, current }: ViewLinksProps) {
  const t = useTranslations("views");
  const locale = useLocale();
  const begun = rounds.filter(({ settled }) => settled > 0);
  const hasLive = isLive || current === "live";
  if (begun.length === 0 && !hasLive) return undefined;
  const home = `/${locale}${path}`;
  const live = hasLive ? (["live"] as const) : [];
  const parts = begun.length === 0 ? [] : format === "group-draw" ? GROUP_VIEWS : DUEL_VIEWS;
  const isEarlier = current.startsWith("after-") || current.startsWith("on-");
  return (
    <div className="stack stack-2 no-print">
      <nav className="view-links" aria-label={t("parts")}>
        {(["whole", ...live, ...parts] as const).map((view) => (
          <a
            key={view}
            href={view === "whole" ? home : `${home}/tables/${view}`}
            aria-current={view === current ? "page" : undefined}
          >
            {t(`view.${view}`)}
          </a>
        ))}
      </nav>
      <details className="as-of" open={isEarlier}>
        <summary>
          {t("as-of")} <Icon path={chevronDown} size="sm" />
        </summary>
        <div className="row wrap items-start">
          <nav className="view-links grow" aria-label={t("after-round")}>
            <span className="small muted">{t("after-round")}</span>
            {begun.map(({ number }) => (
              <a
                key={number}
                href={`${home}/tables/after-${number}`}
                aria-current={current === `after-${number}` ? "page" : undefined}
              >
                {number}
              </a>
            ))}
          </nav>
          <form action={`${home}/table-on`} className="row">
            <label className="row small muted">
              {t("on-date")}
              <input
                type="date"
                name="date"
                required
                className="input"
                defaultValue={current.startsWith("on-") ? current.slice(3) : undefined}
              />
            </label>
            <Button type="submit">{t("show")}</Button>
          </form>
        </div>
      </details>
    </div>
  );
}
