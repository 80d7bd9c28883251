import { and, asc, count, desc, eq, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import {
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  leagues,
  resultAnswers,
  results,
  rounds,
  users,
} from "@/db/schema";
import type { GameId } from "@/engine/catalog";
import { resultThatCounts, seatsBeside } from "../fixtures/joins";

export type AnswerRow = typeof resultAnswers.$inferSelect;

/** Everything that was said about the results of a fixture, in its order, with who said it. */
export async function listAnswers(db: Db, fixtureId: string) {
  const rows = await db
    .select({ answer: resultAnswers, by: users.name })
    .from(resultAnswers)
    .innerJoin(users, eq(users.id, resultAnswers.userId))
    .where(eq(resultAnswers.fixtureId, fixtureId))
    .orderBy(asc(resultAnswers.number));
  return rows.map(({ answer, by }) => ({ ...answer, by }));
}

/** The same for all fixtures of competitions, in one read. */
export async function answersIn(db: Db, competitionId: string): Promise<AnswerRow[]> {
  const rows = await db
    .select({ answer: resultAnswers })
    .from(resultAnswers)
    .innerJoin(fixtures, eq(fixtures.id, resultAnswers.fixtureId))
    .where(eq(fixtures.competitionId, competitionId))
    .orderBy(asc(resultAnswers.number));
  return rows.map(({ answer }) => answer);
}

/** Adds what was said, each with the next number; the caller holds the fixture. */
export async function addAnswers(
  tx: Db,
  fixtureId: string,
  said: readonly Omit<typeof resultAnswers.$inferInsert, "fixtureId" | "number">[],
): Promise<void> {
  const [row] = await tx.select({ so: count() }).from(resultAnswers).where(eq(resultAnswers.fixtureId, fixtureId));
  const before = row?.so ?? 0;
  await tx
    .insert(resultAnswers)
    .values(said.map((answer, index) => ({ ...answer, fixtureId, number: before + index + 1 })));
}

export interface SideRow {
  readonly seat: number;
  readonly name: string;
  /** Accounts that speak for the side. */
  readonly coaches: readonly string[];
}

/** The sides of a fixture with who speaks for them: the club's coach, or the coach and partner who entered. */
export async function sidesOf(db: Db, fixtureId: string): Promise<SideRow[]> {
  const rows = await db
    .select({
      seat: fixtureSeats.seat,
      name: entries.name,
      clubCoachId: clubs.coachId,
      coachId: entries.coachId,
      partnerId: entries.partnerId,
    })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(eq(fixtureSeats.fixtureId, fixtureId))
    .orderBy(asc(fixtureSeats.seat));
  return rows.map(({ seat, name, ...people }) => ({
    seat,
    name,
    coaches: [people.clubCoachId, people.coachId, people.partnerId].flatMap((userId) => userId ?? []),
  }));
}

/** The result of a fixture that counts, with the game. */
export async function currentResult(db: Db, fixtureId: string) {
  const [row] = await db
    .select({ revision: results.revision, playId: results.playId, game: competitions.game })
    .from(results)
    .innerJoin(competitions, eq(competitions.id, results.competitionId))
    .where(and(eq(results.fixtureId, fixtureId), eq(results.current, true)));
  return row;
}

/** How many results a list of what waits shows. */
const MOST_WAITING = 20;

/** Results of those games, recorded at a table, about which nobody of the coach's side has said anything yet. */
export async function resultsToConfirm(db: Db, userId: string, games: readonly GameId[]) {
  const own = alias(fixtureSeats, "own_seats");
  const ownEntry = alias(entries, "own_entries");
  const ownClub = alias(clubs, "own_clubs");
  return db
    .select({
      fixtureId: fixtures.id,
      round: rounds.number,
      roundName: rounds.name,
      competition: competitions.name,
      own: ownEntry.name,
      opponent: entries.name,
      ownSeat: own.seat,
      sides: results.sides,
      at: results.at,
      timeZone: leagues.timeZone,
    })
    .from(own)
    .innerJoin(ownEntry, eq(ownEntry.id, own.entryId))
    .leftJoin(ownClub, eq(ownClub.id, ownEntry.clubId))
    .innerJoin(fixtures, eq(fixtures.id, own.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .innerJoin(results, resultThatCounts)
    .innerJoin(fixtureSeats, seatsBeside(own))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .where(
      and(
        or(eq(ownClub.coachId, userId), eq(ownEntry.coachId, userId), eq(ownEntry.partnerId, userId)),
        inArray(competitions.game, [...games]),
        sql`${results.playId} is not null`,
        notExists(
          db
            .select({ number: resultAnswers.number })
            .from(resultAnswers)
            .where(
              and(
                eq(resultAnswers.fixtureId, fixtures.id),
                eq(resultAnswers.revision, results.revision),
                or(isNull(resultAnswers.seat), eq(resultAnswers.seat, own.seat)),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(results.at))
    .limit(MOST_WAITING);
}
