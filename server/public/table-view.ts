import { formOf } from "@/engine/league/form";
import type { LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { StandingsInput } from "@/engine/league/table";
import { halves, type TableView, viewed } from "@/engine/league/views";
import { type FormDot, standingsInput } from "../competitions/get-standings";
import { zonedMidnight } from "../competitions/zoned";
import type { Context } from "../context";
import { notFound } from "../errors";
import { roundsOf } from "./board";
import { readCompetition } from "./read-competition";
import type { TableViewPath } from "./schema";

/** The table of a part of a season, or as it was at some time. @throws AppError `competition-not-found` */
export async function publicTableView(ctx: Context, { view, ...path }: TableViewPath) {
  const { head, settings, entries, shown, fixtures } = await readCompetition(ctx, path);
  const whole = standingsInput(settings, entries, fixtures);
  const input = viewed(whole, tableViewOf(view, whole.results, head.league.timeZone));
  return {
    ...head,
    view,
    entries: shown,
    rounds: roundsOf(fixtures),
    table: standings(input),
    form: formIn(input),
  };
}

/** The part of a season that an address names. */
function tableViewOf(view: string, results: readonly LeagueResult[], timeZone: string): TableView {
  const [, round] = /^after-(\d+)$/.exec(view) ?? [];
  if (round !== undefined) return { afterRound: Number(round) };
  const [, date] = /^on-([\d-]+)$/.exec(view) ?? [];
  if (date !== undefined) return { until: endOf(date, timeZone) };
  switch (view) {
    case "home":
    case "away":
      return { venue: view };
    case "last-five":
      return { last: FORM_LENGTH };
    case "first-half":
      return { rounds: halves(results).first };
    case "second-half":
      return { rounds: halves(results).second };
    default:
      throw notFound("competition");
  }
}

/** The last millisecond of a day. */
function endOf(date: string, timeZone: string): number {
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) throw notFound("competition");
  return zonedMidnight(date, 1, timeZone).getTime() - 1;
}

const FORM_LENGTH = 5;

/** The last matches that count in a part of a season, oldest first. */
export function formIn({
  entries,
  results,
  rules,
  counts,
}: StandingsInput): Record<string, Pick<FormDot, "outcome">[]> {
  const form = formOf(entries, results, rules.points, results.length);
  return Object.fromEntries(
    [...form].map(([entry, items]) => {
      const counted = items.filter(
        ({ letter, result, side }) => letter !== "B" && (counts === undefined || counts(result, side)),
      );
      return [entry, counted.slice(-FORM_LENGTH).map(({ letter }) => ({ outcome: OUTCOMES[letter] }))];
    }),
  );
}

const OUTCOMES = { W: "won", D: "drawn", L: "lost", B: "won", F: "lost", C: "lost" } as const;
