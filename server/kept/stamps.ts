import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isAnyOf, preparedOnce } from "@/db/prepared";
import { clubs, competitions, divisions, entries, fixtures, memberships, plays, rounds, users } from "@/db/schema";
import { DRAWN } from "../brackets/drawn";

/** Where a row lies and which transaction wrote it: another word after every change of it. */
const versionOf = (table: PgTable): SQL<string> => sql<string>`concat_ws(' ', ${table}.xmin, ${table}.ctid)`;

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

/** What tells whether one of many rows was changed, added or taken away. */
const versionOfAll = (...tables: readonly PgTable[]): SQL<string> => {
  const sums = tables.map((table) => sql`sum(${table}.xmin::text::int8), sum(hashtid(${table}.ctid))`);
  return sql<string>`concat_ws(' ', count(*), ${sql.join(sums, sql`, `)})`;
};

const ofEntries = preparedOnce((db) => {
  const leagues = db.select({ id: competitions.leagueId }).from(competitions).where(isAnyOf(competitions.id, "ids"));
  // Of all clubs of the league: a join with those of each entry takes longer.
  const clubsWithCoaches = db
    .select({ stamp: versionOfAll(clubs, users) })
    .from(clubs)
    .leftJoin(users, eq(users.id, clubs.coachId))
    .where(inArray(clubs.leagueId, leagues));
  return db
    .select({
      id: entries.competitionId,
      stamp: sql<string>`concat_ws('/', ${versionOfAll(entries)}, (${clubsWithCoaches}))`,
    })
    .from(entries)
    .where(isAnyOf(entries.competitionId, "ids"))
    .groupBy(entries.competitionId)
    .prepare("entry_stamps");
});

/** What tells whether anything of a competition's entries was changed, their clubs and coaches included. */
export async function entryStamps(db: Db, competitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ofEntries(db).execute({ ids: competitionIds });
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

const ofCoaches = preparedOnce((db) =>
  db
    .select({ stamp: versionOfAll(memberships, users) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.leagueId, sql.placeholder("leagueId")))
    .prepare("coach_stamp"),
);

/** What tells whether a name of a league's coaches was changed. */
export const coachStamp = async (db: Db, leagueId: string): Promise<string> =>
  (await ofCoaches(db).execute({ leagueId }))[0]?.stamp ?? "";

const ofClubs = preparedOnce((db) =>
  db
    .select({ stamp: versionOfAll(clubs) })
    .from(clubs)
    .where(eq(clubs.leagueId, sql.placeholder("leagueId")))
    .prepare("club_stamp"),
);

/** What tells whether one of a league's clubs was changed. */
export const clubStamp = async (db: Db, leagueId: string): Promise<string> =>
  (await ofClubs(db).execute({ leagueId }))[0]?.stamp ?? "";
