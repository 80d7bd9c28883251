import { formOf } from "@/engine/league/form";
import type { LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { Standings, StandingsInput } from "@/engine/league/table";
import { halves, type TableView, viewed } from "@/engine/league/views";
import type { FixtureRow } from "../competitions/calendar-store";
import { type FormDot, standingsInput } from "../competitions/get-standings";
import { zonedMidnight } from "../competitions/zoned";
import type { Context } from "../context";
import { listDivisions } from "../divisions/store";
import { type DivisionTable, divisionTables } from "../divisions/tables";
import { notFound } from "../errors";
import { asIfEnded, isUnderWay } from "./as-if-ended";
import { roundsOf } from "./board";
import { publicFixture } from "./fixtures";
import { readCompetition } from "./read-competition";
import type { CompetitionPath, TableViewPath } from "./schema";

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

/**
 * The table as it would be if every match that is being played ended now, with who is playing and how many places each
 * would gain. @throws AppError `competition-not-found`
 */
export async function publicLiveTable(ctx: Context, path: CompetitionPath) {
  const { head, settings, entries, shown, fixtures } = await readCompetition(ctx, path);
  const divisions = await listDivisions(ctx.db, head.competition.id);
  const tablesOf = (rows: readonly FixtureRow[]) => {
    const input = standingsInput(settings, entries, rows);
    return { input, table: standings(input), divisions: divisionTables(divisions, input, entries) };
  };
  const settled = tablesOf(fixtures);
  const { input, ...live } = tablesOf(await asIfEnded(ctx.db, fixtures, new Date(ctx.at)));
  const before = ranksIn(settled);
  return {
    ...head,
    entries: shown,
    rounds: roundsOf(fixtures),
    ...live,
    form: formIn(input),
    moves: Object.fromEntries([...ranksIn(live)].map(([entry, rank]) => [entry, (before.get(entry) ?? rank) - rank])),
    playing: fixtures.filter(isUnderWay).map(publicFixture),
  };
}

interface Tables {
  readonly table: Standings;
  readonly divisions: readonly DivisionTable[];
}

/** The places that pages show: in the divisions where there are some. */
function ranksIn({ table, divisions }: Tables): ReadonlyMap<string, number> {
  const shown = divisions.length === 0 ? [table] : divisions.map((division) => division.table);
  return new Map(shown.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, rank] as const)));
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
function formIn({ entries, results, rules, counts }: StandingsInput): Record<string, Pick<FormDot, "outcome">[]> {
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
