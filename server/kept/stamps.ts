import { and, eq, inArray, isNull, max, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import {
  clubEntries,
  clubs,
  competitions,
  divisions,
  entries,
  fixtures,
  plays,
  results,
  rounds,
  users,
} from "@/db/schema";

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
  const isOf = (column: PgColumn) => inArray(column, [...competitionIds]);
  const { roundId } = fixtures;
  const ofFixtures = db
    .select({ roundId, stamp: FIXTURES.as("of_fixtures_stamp") })
    .from(fixtures)
    .where(isOf(fixtures.competitionId))
    .groupBy(roundId)
    .as("of_fixtures");
  const throughFixtures = (table: typeof results | typeof plays, stamp: SQL, name: string) =>
    db
      .select({ roundId, stamp: stamp.as(`${name}_stamp`) })
      .from(table)
      .innerJoin(fixtures, eq(fixtures.id, table.fixtureId))
      .where(isOf(table.competitionId))
      .groupBy(roundId)
      .as(name);
  const ofResults = throughFixtures(results, RESULTS, "of_results");
  const ofPlays = throughFixtures(plays, PLAYS, "of_plays");
  return db
    .select({
      competitionId: rounds.competitionId,
      roundId: rounds.id,
      stamp: sql<string>`concat_ws('/', ${ROUND}, ${ofFixtures.stamp}, coalesce(${ofResults.stamp}, ''), coalesce(${ofPlays.stamp}, ''))`,
    })
    .from(rounds)
    .leftJoin(ofFixtures, eq(ofFixtures.roundId, rounds.id))
    .leftJoin(ofResults, eq(ofResults.roundId, rounds.id))
    .leftJoin(ofPlays, eq(ofPlays.roundId, rounds.id))
    .where(isOf(rounds.competitionId))
    .orderBy(rounds.number);
}

/** Where a row lies and which transaction wrote it: another pair after every change. */
const VERSIONS = sql.join(
  [entries, clubs, users].flatMap((table) => [sql`${table}.xmin`, sql`${table}.ctid`]),
  sql`, `,
);

/** What tells whether anything of a competition's entries was changed, their clubs and coaches included. */
export async function entryStamps(db: Db, competitionIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      id: entries.competitionId,
      stamp: sql<string>`concat_ws(' ', count(*), bit_xor(hashtextextended(concat_ws(' ', ${VERSIONS}), 0)))`,
    })
    .from(entries)
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(users, eq(users.id, clubs.coachId))
    .where(inArray(entries.competitionId, [...competitionIds]))
    .groupBy(entries.competitionId);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
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
