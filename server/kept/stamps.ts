import { and, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { clubEntries, clubs, competitions, divisions, fixtures, plays, results, rounds } from "@/db/schema";

/** A round itself, without its fixtures. */
const ROUND = sql`concat_ws(' ', ${rounds.number}, ${rounds.name}, ${rounds.evening}, ${rounds.opensAt}, ${rounds.deadlineAt}, ${rounds.lockedAt})`;

const FIXTURES = sql`concat_ws(' ', count(${fixtures.id}), sum(${fixtures.revision}), max(${fixtures.createdAt}), count(${fixtures.cancelledAt}), count(*) filter (where ${fixtures.locked}))`;
const RESULTS = sql`concat_ws(' ', count(${results.id}), count(*) filter (where ${results.current}))`;
/** Plays move to other fixtures, and leave theirs. */
const PLAYS = sql`concat_ws(' ', count(${plays.id}), count(${plays.finishedAt}), bit_xor(hashtext(${plays.fixtureId}::text)))`;

/** What tells whether anything of a competition's calendar was changed since: one read for several, nothing but counting. */
export async function calendarStamps(
  db: Db,
  competitionIds: readonly string[],
): Promise<Map<string, { readonly stamp: string; readonly whole: string }>> {
  const own = (column: PgColumn) => eq(column, competitions.id);
  const ofFixtures = db.select({ stamp: FIXTURES }).from(fixtures).where(own(fixtures.competitionId));
  const ofResults = db.select({ stamp: RESULTS }).from(results).where(own(results.competitionId));
  const ofPlays = db.select({ stamp: PLAYS }).from(plays).where(own(plays.competitionId));
  const ofRounds = db
    .select({ stamp: sql`md5(string_agg(${ROUND}, ',' order by ${rounds.number}))` })
    .from(rounds)
    .where(own(rounds.competitionId));
  const ofDivisions = db
    .select({ stamp: sql`string_agg(${divisions.name}, ',' order by ${divisions.level})` })
    .from(divisions)
    .where(own(divisions.competitionId));
  const ofSeasonPlays = db
    .select({ stamp: PLAYS })
    .from(plays)
    .where(and(own(plays.competitionId), isNull(plays.fixtureId)));
  const rows = await db
    .select({
      id: competitions.id,
      stamp: sql<string>`concat_ws('/', (${ofFixtures}), (${ofResults}), (${ofPlays}), (${ofRounds}))`,
      whole: sql<string>`concat_ws('/', (${ofDivisions}), (${ofSeasonPlays}))`,
    })
    .from(competitions)
    .where(inArray(competitions.id, [...competitionIds]));
  return new Map(rows.map(({ id, stamp, whole }) => [id, { stamp: `${stamp}/${whole}`, whole }]));
}

/** What tells whether anything of a round was changed. */
export interface RoundStamp {
  readonly competitionId: string;
  readonly roundId: string;
  readonly stamp: string;
}

/** The rounds of competitions, in the order of their calendars. */
export async function roundStamps(db: Db, competitionIds: readonly string[]): Promise<readonly RoundStamp[]> {
  if (competitionIds.length === 0) return [];
  return db
    .select({
      competitionId: rounds.competitionId,
      roundId: rounds.id,
      stamp: sql<string>`concat_ws('/', ${ROUND}, ${FIXTURES}, ${RESULTS}, ${PLAYS})`,
    })
    .from(rounds)
    .leftJoin(fixtures, eq(fixtures.roundId, rounds.id))
    .leftJoin(results, eq(results.fixtureId, fixtures.id))
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(inArray(rounds.competitionId, [...competitionIds]))
    .groupBy(rounds.id)
    .orderBy(rounds.number);
}

/** How long the books of clubs are, which are only ever added to, and how often a match in them went to another fixture. */
export async function bookStamps(db: Db, clubIds: readonly string[]): Promise<Map<string, string>> {
  if (clubIds.length === 0) return new Map();
  const last = db
    .select({ seq: max(clubEntries.seq) })
    .from(clubEntries)
    .where(eq(clubEntries.clubId, clubs.id));
  const rows = await db
    .select({ id: clubs.id, stamp: sql<string>`concat_ws(' ', (${last}), ${clubs.bookMoves})` })
    .from(clubs)
    .where(inArray(clubs.id, [...clubIds]));
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}
