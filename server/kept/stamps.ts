import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs, competitions, divisions, fixtures, plays, results, rounds } from "@/db/schema";

/** What tells whether anything of a competition's calendar was changed since: one read for several, nothing but counting. */
export async function calendarStamps(
  db: Db,
  competitionIds: readonly string[],
): Promise<Map<string, { readonly stamp: string; readonly whole: string }>> {
  const ids = [...competitionIds];
  const own = db
    .select({
      id: fixtures.competitionId,
      stamp:
        sql<string>`concat_ws(' ', count(*), sum(${fixtures.revision}), max(${fixtures.createdAt}), count(${fixtures.cancelledAt}))`.as(
          "fixtures_stamp",
        ),
    })
    .from(fixtures)
    .where(inArray(fixtures.competitionId, ids))
    .groupBy(fixtures.competitionId)
    .as("own");
  const settled = db
    .select({
      id: results.competitionId,
      stamp: sql<string>`concat_ws(' ', count(*), count(*) filter (where ${results.current}))`.as("results_stamp"),
    })
    .from(results)
    .where(inArray(results.competitionId, ids))
    .groupBy(results.competitionId)
    .as("settled");
  const playsOf = sql`(select concat_ws(' ', count(*), count(${plays.finishedAt})) from ${plays} where ${plays.competitionId} = ${competitions.id})`;
  const roundsOf = sql`(select md5(string_agg(concat_ws(' ', ${rounds.id}, ${rounds.number}, ${rounds.name}, ${rounds.evening}, ${rounds.opensAt}, ${rounds.deadlineAt}, ${rounds.lockedAt}), ',' order by ${rounds.number})) from ${rounds} where ${rounds.competitionId} = ${competitions.id})`;
  const rows = await db
    .select({
      id: competitions.id,
      stamp: sql<string>`concat_ws('/', ${own.stamp}, ${settled.stamp}, ${playsOf}, ${roundsOf})`,
      whole: sql<string>`concat_ws('/',
        (select string_agg(${divisions.name}, ',' order by ${divisions.level}) from ${divisions} where ${divisions.competitionId} = ${competitions.id}),
        (select concat_ws(' ', count(*), count(${plays.finishedAt})) from ${plays} where ${plays.competitionId} = ${competitions.id} and ${plays.fixtureId} is null))`,
    })
    .from(competitions)
    .leftJoin(own, eq(own.id, competitions.id))
    .leftJoin(settled, eq(settled.id, competitions.id))
    .where(inArray(competitions.id, ids));
  return new Map(rows.map(({ id, stamp, whole }) => [id, { stamp: `${stamp}/${whole}`, whole }]));
}

/** The same for each round of a competition, in the order of the calendar. */
export async function roundStamps(
  db: Db,
  competitionId: string,
): Promise<readonly { readonly roundId: string; readonly stamp: string }[]> {
  return db
    .select({
      roundId: rounds.id,
      stamp: sql<string>`concat_ws(' ', ${rounds.number}, ${rounds.name}, ${rounds.evening}, ${rounds.opensAt}, ${rounds.deadlineAt}, ${rounds.lockedAt},
        count(${fixtures.id}), sum(${fixtures.revision}), max(${fixtures.createdAt}), count(${fixtures.cancelledAt}),
        count(${results.id}), count(*) filter (where ${results.current}), count(${plays.id}), count(${plays.finishedAt}))`,
    })
    .from(rounds)
    .leftJoin(fixtures, eq(fixtures.roundId, rounds.id))
    .leftJoin(results, eq(results.fixtureId, fixtures.id))
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(eq(rounds.competitionId, competitionId))
    .groupBy(rounds.id)
    .orderBy(rounds.number);
}

/** How long the books of clubs are: they are only ever added to. */
export async function bookStamps(db: Db, clubIds: readonly string[]): Promise<Map<string, string>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: clubs.id,
      stamp: sql<string>`coalesce((select max(${clubEntries.seq}) from ${clubEntries} where ${clubEntries.clubId} = ${clubs.id}), 0)::text`,
    })
    .from(clubs)
    .where(inArray(clubs.id, [...clubIds]));
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}
