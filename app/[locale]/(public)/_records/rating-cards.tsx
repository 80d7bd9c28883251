import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatDate, formatNumber, formatSigned } from "@/app/_ui/format";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import { RatingChart } from "./rating-chart";
import type { CoachesShown } from "./records-shown";

interface RatingCardsProps {
  readonly league: CoachesShown["league"];
  readonly ratings: CoachesShown["ratings"][number];
  /** Where a league plays more than one game. */
  readonly showsGame: boolean;
}

/** So many lines can be told apart. */
const MOST_LINES = 8;

/** The course of so many is told in figures. */
const MOST_ROWS = 24;

/** The coaches by rating, how the ratings went, and the same as a table. */
export function RatingCards({ league, ratings, showsGame }: RatingCardsProps) {
  const t = useTranslations("records.rating");
  const words = useTranslations("public");
  const locale = useLocale();
  const { game, rules, coaches, steps } = ratings;
  const title = showsGame ? `${t("title")}, ${words(`game.${game}`)}` : t("title");
  const lines = coaches.slice(0, MOST_LINES);
  return (
    <>
      <Card flush title={title}>
        <ScrollRegion label={title}>
          <table className="table table-tight">
            <thead>
              <tr>
                <th className="l" scope="col">
                  {t("coach")}
                </th>
                <th scope="col">{t("rating")}</th>
                <th scope="col">{t("moved")}</th>
                {(["won", "drawn", "lost"] as const).map((figure) => (
                  <th key={figure} scope="col">
                    {words(`col.${figure}`)}
                  </th>
                ))}
                <th scope="col">{t("highest")}</th>
              </tr>
            </thead>
            <tbody>
              {coaches.map(({ slug, name, rating, moved, won, drawn, lost, highest }) => (
                <tr key={slug}>
                  <th scope="row" className="l">
                    <a className="strong" href={`/${locale}/l/${league.slug}/coaches/${slug}`}>
                      {name}
                    </a>
                  </th>
                  <td className="pts">{formatNumber(locale, rating)}</td>
                  <td>{moved === 0 ? "0" : formatSigned(locale, moved)}</td>
                  <td>{won}</td>
                  <td>{drawn}</td>
                  <td>{lost}</td>
                  <td>{formatNumber(locale, highest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className="card-body small muted">
          {t("how", { k: rules.k, half: rules.k / 2, start: formatNumber(locale, rules.start) })}
        </p>
      </Card>
      <Card flush title={t("course")}>
        <div className="chart-box">
          <RatingChart coaches={lines} steps={steps} start={rules.start} />
        </div>
        {lines.length < coaches.length && (
          <p className="card-body small muted">{t("shown", { count: lines.length })}</p>
        )}
        <ScrollRegion label={t("course")}>
          <table className="table table-tight course-table">
            <caption className="sr-only">{t("course")}</caption>
            <thead>
              <tr>
                <th className="l" scope="col">
                  {t("coach")}
                </th>
                {steps.map(({ matches, at }) => (
                  <th key={matches} scope="col">
                    {formatDate(locale, at, league.timeZone, "day")}
                    <span className="small faint block">{t("after", { matches })}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {coaches.slice(0, MOST_ROWS).map(({ slug, name }) => (
                <tr key={slug}>
                  <th scope="row" className="l">
                    {name}
                  </th>
                  {steps.map(({ matches, ratings: then }) => (
                    <td key={matches}>{then[slug] === undefined ? "–" : formatNumber(locale, then[slug])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </>
  );
}
