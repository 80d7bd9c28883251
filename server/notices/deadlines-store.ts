import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import {
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  hooks,
  leagues,
  plays,
  results,
  rounds,
} from "@/db/schema";
import { resultThatCounts } from "../fixtures/joins";

/** By when a fixture is to be played: the end of its round, or its own date where that is later. */
const due = sql`greatest(${rounds.deadlineAt}, ${fixtures.startsAt})`.mapWith(rounds.deadlineAt);
/** When a fixture is late: as before, but a day after a date of its own. */
const late = sql`greatest(${rounds.deadlineAt}, ${fixtures.startsAt} + interval '1 day')`.mapWith(rounds.deadlineAt);

/** A moment as the database compares it with those two. */
const momentOf = (at: Date) => sql.param(at, rounds.deadlineAt);

/** A fixture that nobody began, with by when it was to be played. */
export interface OpenFixture {
  readonly fixtureId: string;
  readonly roundId: string;
  readonly dueAt: Date;
  readonly round: { readonly number: number; readonly name: string | null };
  readonly competition: { readonly id: string; readonly slug: string; readonly name: string };
  readonly league: { readonly id: string; readonly slug: string; readonly name: string; readonly timeZone: string };
}

const openFixtures = (db: Db, moment: SQL<Date>, which: SQL | undefined): Promise<OpenFixture[]> =>
  db
    .select({
      fixtureId: fixtures.id,
      roundId: rounds.id,
      dueAt: moment,
      round: { number: rounds.number, name: rounds.name },
      competition: { id: competitions.id, slug: competitions.slug, name: competitions.name },
      league: { id: leagues.id, slug: leagues.slug, name: leagues.name, timeZone: leagues.timeZone },
    })
    .from(leagues)
    .innerJoin(competitions, eq(competitions.leagueId, leagues.id))
    .innerJoin(rounds, eq(rounds.competitionId, competitions.id))
    .innerJoin(fixtures, eq(fixtures.roundId, rounds.id))
    .leftJoin(results, resultThatCounts)
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .where(
      and(
        ne(competitions.state, "finished"),
        isNull(fixtures.cancelledAt),
        isNull(results.id),
        isNull(plays.id),
        which,
      ),
    )
    .orderBy(asc(moment), asc(rounds.number), asc(fixtures.number));

/** That somebody speaks for a side of the fixture. */
function isOf(db: Db, userId: string): SQL {
  const own = db
    .select({ seat: fixtureSeats.seat })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(
      and(
        eq(fixtureSeats.fixtureId, fixtures.id),
        or(eq(clubs.coachId, userId), eq(entries.coachId, userId), eq(entries.partnerId, userId)),
      ),
    );
  return exists(own);
}

/** Fixtures whose deadline is as near as their league reminds; those of one person where that is asked. */
export async function nearFixtures(db: Db, now: Date, userId?: string): Promise<OpenFixture[]> {
  return openFixtures(
    db,
    due,
    and(
      isNotNull(leagues.reminderDays),
      gt(due, momentOf(now)),
      lte(sql`${due} - ${leagues.reminderDays} * interval '1 day'`, momentOf(now)),
      userId === undefined ? undefined : isOf(db, userId),
    ),
  );
}

/** Fixtures of one person that are to be played in a span of time. */
export const fixturesDueBy = (db: Db, now: Date, until: Date, userId: string): Promise<OpenFixture[]> =>
  openFixtures(db, due, and(gt(due, momentOf(now)), lte(due, momentOf(until)), isOf(db, userId)));

/** Fixtures that became late between two moments, in leagues that tell somebody so. */
export async function lateFixtures(db: Db, after: Date, now: Date): Promise<OpenFixture[]> {
  const told = db
    .select({ id: hooks.id })
    .from(hooks)
    .where(and(eq(hooks.leagueId, leagues.id), eq(hooks.enabled, true), sql`'deadline-passed' = any(${hooks.events})`));
  return openFixtures(db, late, and(exists(told), gt(late, momentOf(after)), lte(late, momentOf(now))));
}

/** Who sits in those fixtures, seat by seat, with the accounts that speak for them. */
export async function seatsOf(db: Db, fixtureIds: readonly string[]) {
  if (fixtureIds.length === 0) return [];
  const rows = await db
    .select({
      fixtureId: fixtureSeats.fixtureId,
      name: entries.name,
      clubCoachId: clubs.coachId,
      coachId: entries.coachId,
      partnerId: entries.partnerId,
    })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(inArray(fixtureSeats.fixtureId, [...fixtureIds]))
    .orderBy(asc(fixtureSeats.seat));
  return rows.map(({ fixtureId, name, clubCoachId, coachId, partnerId }) => ({
    fixtureId,
    name,
    coaches: [clubCoachId, coachId, partnerId].flatMap((userId) => userId ?? []),
  }));
}
