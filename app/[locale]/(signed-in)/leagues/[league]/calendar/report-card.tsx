import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import type { Round } from "@/engine/league/schedule";
import { reportOn } from "@/engine/league/schedule-report";
import type { Board } from "../_parts/office-types";

const DAY_MS = 86_400_000;

/** How good a calendar is, each figure beside the best that its size allows. */
export async function ReportCard({ entries, fixtures }: Pick<Board, "entries" | "fixtures">) {
  const t = await getTranslations("season");
  const rounds = roundsOf({ entries, fixtures });
  if (rounds === undefined) return null;
  const dates = rounds.flatMap(({ date }) => date ?? []);
  const report = reportOn(entries.length, rounds, dates.length === rounds.length ? dates : undefined);
  const measured = [
    ["breaks", report.breaks],
    ["longest-run", report.longestRun],
    ["home-away", report.homeAwayGap],
    ["carry-over", report.carryOver],
  ] as const;
  const { fewest, most } = report.byes;
  return (
    <Card title={t("report")}>
      <div className="stack">
        <p className="muted">{t("report-text")}</p>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
          {measured.map(([name, { value, best }]) => (
            <div key={name}>
              <dt className="small">{t(`measure.${name}`)}</dt>
              <dd>
                <b className="num">{value}</b> <span className="small muted">{t("best", { value: best })}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt className="small">{t("measure.byes")}</dt>
            <dd>
              <b>{fewest === most ? fewest : t("range", { from: fewest, to: most })}</b>
            </dd>
          </div>
          {report.shortestRest !== undefined && (
            <div>
              <dt className="small">{t("measure.rest")}</dt>
              <dd>
                <b>{t("days", { count: Math.round(report.shortestRest / DAY_MS) })}</b>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Card>
  );
}

/** The calendar in the engine's words; undefined where somebody is missing or more than two meet. */
function roundsOf({ entries, fixtures }: Pick<Board, "entries" | "fixtures">) {
  const indexOf = new Map(entries.map(({ id }, index) => [id, index]));
  const rounds = new Map<number, Round & { readonly date: number | undefined }>();
  for (const { round, seats, startsAt, opensAt } of fixtures) {
    const [home, away] = seats.map((entryId) => indexOf.get(entryId));
    if (home === undefined || away === undefined || seats.length !== 2) return undefined;
    const before = rounds.get(round);
    const date = opensAt?.getTime() ?? startsAt?.getTime();
    rounds.set(round, {
      ...before,
      date: before?.date ?? date,
      pairings: [...(before?.pairings ?? []), { home, away }],
    });
  }
  return [...rounds.values()];
}
