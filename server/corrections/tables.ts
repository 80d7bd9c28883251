import type { Db } from "@/db/client";
import { laterTieHasBegun } from "../brackets/later-ties";
import { type FixtureRow, listFixtures } from "../competitions/calendar-store";
import { KnockOutDraw, TableSettings } from "../competitions/schema";
import { listEntries, loadCompetition } from "../competitions/store";
import { linesOf, type TableLine } from "../tables/lines";
import type { ResultChange } from "./result-changes";

/** The table of a competition before and after; both empty in a knock-out. */
export interface TableChange {
  readonly competitionId: string;
  readonly name: string;
  readonly before: readonly TableLine[];
  readonly after: readonly TableLine[];
  /** A later tie of the knock-out was played or has begun, and somebody else would be in it. */
  readonly isBlocked: boolean;
}

/** What changed results do to the tables that they count for. */
export async function tableChanges(db: Db, results: readonly ResultChange[]): Promise<TableChange[]> {
  const found: TableChange[] = [];
  for (const competitionId of new Set(results.map((result) => result.competitionId))) {
    const competition = await loadCompetition(db, competitionId);
    const settings = TableSettings.parse(competition.tableRules);
    const entries = await listEntries(db, competitionId);
    const before = await listFixtures(db, competitionId);
    const after = before.map((fixture) => withResult(fixture, results));
    const hasTable = competition.format !== "knock-out";
    const draw = competition.knockOut === null ? undefined : KnockOutDraw.parse(competition.knockOut);
    found.push({
      competitionId,
      name: competition.name,
      before: hasTable ? linesOf(settings, entries, before) : [],
      after: hasTable ? linesOf(settings, entries, after) : [],
      isBlocked: draw !== undefined && laterTieHasBegun(draw, after),
    });
  }
  return found;
}

function withResult(fixture: FixtureRow, results: readonly ResultChange[]): FixtureRow {
  const found = results.find(({ fixtureId }) => fixtureId === fixture.id);
  if (found === undefined) return fixture;
  const { after: changed } = found;
  if (changed === undefined) return { ...fixture, kind: null, winnerSeat: null, sides: null, playId: null };
  return { ...fixture, kind: changed.kind, winnerSeat: changed.winner ?? null, sides: changed.sides };
}
