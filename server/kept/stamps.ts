import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isAnyOf, preparedOnce } from "@/db/prepared";
import { clubs, competitions, divisions, entries, fixtures, plays, rounds, users } from "@/db/schema";
import { DRAWN } from "../brackets/drawn";

/** Where rows lie and which transaction wrote them: others after every change of one. */
const versionsOf = (tables: readonly PgTable[]): SQL =>
  sql.join(
    tables.flatMap((table) => [sql`${table}.xmin`, sql`${table}.ctid`]),
    sql`, `,
  );

/** The same in a word. */
const versionOf = (table: PgTable): SQL<string> => sql<string>`concat_ws(' ', ${versionsOf([table])})`;

/** What tells whether anything of a competition's calendar was changed since: its rounds are touched with all that is in them. */
export interface CalendarStamp {
  readonly stamp: string;
  /** Of what all its fixtures share. */
  readonly whole: string;
}

const ofCalendars = preparedOnce((db) => {
  const own = (column: PgColumn) => eq(column, competitions.id);
  const ofRounds = db
    .select({ stamp: sql`md5(string_agg(${versionOf(rounds)}, ',' order by ${rounds.number}))` })
    .from(rounds)
    .where(own(rounds.competitionId));
  const ofDivisions = db
    .select({ stamp: sql`string_agg(${divisions.name}, ',' order by ${divisions.level})` })
    .from(divisions)
    .where(own(divisions.competitionId));
  const ofSeasonPlays = db
    .select({ stamp: sql`concat_ws(' ', count(*), count(${plays.finishedAt}), count(${plays.annulledAt}))` })
    .from(plays)
    .where(and(own(plays.competitionId), isNull(plays.fixtureId)));
  return db
    .select({
      id: competitions.id,
      ofRounds: sql<string | null>`(${ofRounds})`,
      whole: sql<string>`concat_ws('/', (${ofDivisions}), (${ofSeasonPlays}), ${DRAWN})`,
    })
    .from(competitions)
    .where(isAnyOf(competitions.id, "ids"))
    .prepare("calendar_stamps");
});

/** The stamps of the calendars of several competitions, by the competition's id, in one read. */
export async function calendarStamps(
  db: Db,
  competitionIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarStamp>> {
  const rows = await ofCalendars(db).execute({ ids: competitionIds });
  return new Map(rows.map(({ id, ofRounds, whole }) => [id, { stamp: `${ofRounds}/${whole}`, whole }]));
}

/** What tells whether anything of a round was changed. */
export interface RoundStamp {
  readonly competitionId: string;
  readonly roundId: string;
  readonly stamp: string;
  /** Of what its fixtures show of the round itself. */
  readonly own: string;
}

/** Name and days of a round. */
const ROUND = sql<string>`concat_ws(' ', ${rounds.number}, ${rounds.name}, ${rounds.evening}, ${rounds.opensAt}, ${rounds.deadlineAt}, ${rounds.lockedAt})`;

const ofRounds = preparedOnce((db) =>
  db
    .select({ competitionId: rounds.competitionId, roundId: rounds.id, stamp: versionOf(rounds), own: ROUND })
    .from(rounds)
    .where(isAnyOf(rounds.competitionId, "ids"))
    .orderBy(rounds.number)
    .prepare("round_stamps"),
);

/** The rounds of competitions, in the order of their calendars. */
export const roundStamps = async (db: Db, competitionIds: readonly string[]): Promise<readonly RoundStamp[]> =>
  competitionIds.length === 0 ? [] : ofRounds(db).execute({ ids: competitionIds });

/** What tells whether anything of a fixture was changed. */
export interface FixtureStamp {
  readonly id: string;
  readonly stamp: string;
}

const ofFixtures = preparedOnce((db) =>
  db
    .select({ id: fixtures.id, roundId: fixtures.roundId, stamp: versionOf(fixtures) })
    .from(fixtures)
    .where(isAnyOf(fixtures.roundId, "ids"))
    .orderBy(fixtures.number)
    .prepare("fixture_stamps"),
);

/** The fixtures of rounds in their order, by the round's id. */
export async function fixtureStamps(
  db: Db,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FixtureStamp[]>> {
  const listed = new Map<string, FixtureStamp[]>(roundIds.map((id) => [id, []]));
  if (roundIds.length === 0) return listed;
  for (const { roundId, ...row } of await ofFixtures(db).execute({ ids: roundIds })) listed.get(roundId)?.push(row);
  return listed;
}

const ofEntries = preparedOnce((db) =>
  db
    .select({
      id: entries.competitionId,
      stamp: sql<string>`concat_ws(' ', count(*), bit_xor(hash_record_extended(row(${versionsOf([entries, clubs, users])}), 0)))`,
    })
    .from(entries)
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(users, eq(users.id, clubs.coachId))
    .where(isAnyOf(entries.competitionId, "ids"))
    .groupBy(entries.competitionId)
    .prepare("entry_stamps"),
);

/** What tells whether anything of a competition's entries was changed, their clubs and coaches included. */
export async function entryStamps(db: Db, competitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ofEntries(db).execute({ ids: competitionIds });
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}
