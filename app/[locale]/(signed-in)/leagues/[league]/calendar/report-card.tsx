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
  const { fewest, most } = report.byes;
  const days = (ms: number) => t("days", { count: Math.round(ms / DAY_MS) });
  const figures: readonly Figure[] = [
    { name: "breaks", ...report.breaks },
    { name: "longest-run", ...report.longestRun },
    { name: "home-away", ...report.homeAwayGap },
    { name: "carry-over", ...report.carryOver },
    { name: "places", value: report.mostAtOnePlace, best: report.bestAtOnePlace },
    {
      name: "byes",
      value: fewest === most ? fewest : t("range", { from: fewest, to: most }),
      best: report.bestByes,
    },
    {
      name: "rest",
      value: report.shortestRest && days(report.shortestRest),
      best: report.bestRest && days(report.bestRest),
    },
  ];
  return (
    <Card title={t("report")}>
      <div className="stack">
        <p className="muted">{t("report-text")}</p>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
          {figures
            .filter(({ value }) => value !== undefined)
            .map(({ name, value, best }) => (
              <div key={name}>
                <dt className="small">{t(`measure.${name}`)}</dt>
                <dd>
                  <b className="num">{value}</b>{" "}
                  {best !== undefined && <span className="small muted">{t("best", { value: best })}</span>}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Card>
  );
}

interface Figure {
  readonly name: "breaks" | "longest-run" | "home-away" | "carry-over" | "places" | "byes" | "rest";
  /** Undefined where it cannot be told: no places, no days. */
  readonly value: number | string | undefined;
  readonly best: number | string | undefined;
}

/** The calendar in the engine's words; undefined where somebody is missing or more than two meet. */
function roundsOf({ entries, fixtures }: Pick<Board, "entries" | "fixtures">) {
  const indexOf = new Map(entries.map(({ id }, index) => [id, index]));
  const rounds = new Map<number, Round & { readonly date: number | undefined }>();
  const places = [...new Set(fixtures.flatMap(({ place }) => place ?? []))];
  for (const { round, seats, startsAt, opensAt, place } of fixtures) {
    const [home, away] = seats.map((entryId) => indexOf.get(entryId));
    if (home === undefined || away === undefined || seats.length !== 2) return undefined;
    const before = rounds.get(round);
    const date = opensAt?.getTime() ?? startsAt?.getTime();
    rounds.set(round, {
      ...before,
      date: before?.date ?? date,
      pairings: [
        ...(before?.pairings ?? []),
        { home, away, ...(place === null ? {} : { place: places.indexOf(place) }) },
      ],
    });
  }
  return [...rounds.values()];
}
