import type { Standings } from "@/engine/league/table";
import type { FixtureRow } from "../competitions/calendar-store";
import { standingsInput } from "../competitions/get-standings";
import type { Context } from "../context";
import { listDivisions } from "../divisions/store";
import { type DivisionTable, divisionTables } from "../divisions/tables";
import { keptStandings } from "../kept/tables";
import { asIfEnded, isUnderWay } from "./as-if-ended";
import { roundsOf } from "./board";
import { publicFixture } from "./fixtures";
import { readCompetition } from "./read-competition";
import type { CompetitionPath } from "./schema";
import { formIn } from "./table-view";

/**
 * The table as it would be if every match that is being played ended now, with who is playing and how many places each
 * would gain. @throws AppError `competition-not-found`
 */
export async function publicLiveTable(ctx: Context, path: CompetitionPath) {
  const { head, settings, entries, shown, fixtures } = await readCompetition(ctx, path);
  const divisions = await listDivisions(ctx.db, head.competition.id);
  const tablesOf = (rows: readonly FixtureRow[]) => {
    const input = standingsInput(settings, entries, rows);
    const tables = divisionTables(divisions, input, entries);
    return { input, table: tables[0]?.table ?? keptStandings(input), divisions: tables };
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
  /** Of everybody, or of the highest division where there are some. */
  readonly table: Standings;
  readonly divisions: readonly DivisionTable[];
}

/** The places that pages show: in the divisions where there are some. */
function ranksIn({ table, divisions }: Tables): ReadonlyMap<string, number> {
  const shown = divisions.length === 0 ? [table] : divisions.map((division) => division.table);
  return new Map(shown.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, rank] as const)));
}
