import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { isAnyOf, preparedOnce } from "@/db/prepared";
import { competitions, divisions, fixtureSeats, fixtures, plays, results, rounds } from "@/db/schema";
import { DRAWN, stageOfTie } from "../brackets/drawn";
import { resultThatCounts } from "../fixtures/joins";

const seasonPlays = alias(plays, "season_plays");

export async function removeCalendar(tx: Db, competitionId: string): Promise<void> {
  await tx.delete(rounds).where(eq(rounds.competitionId, competitionId));
}

export async function insertRounds(tx: Db, values: (typeof rounds.$inferInsert)[]) {
  return tx.insert(rounds).values(values).returning({ id: rounds.id, number: rounds.number });
}

/** Stores fixtures with their seats, in two statements. */
export async function insertFixtures(
  tx: Db,
  list: readonly (typeof fixtures.$inferInsert & { readonly id: string; readonly seats: readonly string[] })[],
): Promise<void> {
  if (list.length === 0) return;
  await tx.insert(fixtures).values(list.map(({ seats: _seats, ...fixture }) => fixture));
  await tx
    .insert(fixtureSeats)
    .values(list.flatMap(({ id, seats }) => seats.map((entryId, seat) => ({ fixtureId: id, seat, entryId }))));
}

/** Fixtures of a competition with round, seats, current result and play, in the order of the calendar. */
export const listFixtures = (db: Db, competitionId: string) => listFixturesOf(db, [competitionId]);

/** The fixtures of several competitions, each in the order of its calendar, in two reads. */
export async function listFixturesOf(db: Db, competitionIds: readonly string[]) {
  const which = inArray(fixtures.competitionId, [...competitionIds]);
  return withSeats(await fixturesIn(db, which), await seatsIn(db, which));
}

const byId = preparedOnce((db) => ({
  fixtures: fixturesIn(db, isAnyOf(fixtures.id, "ids")).prepare("fixtures_by_id"),
  seats: seatsIn(db, isAnyOf(fixtures.id, "ids")).prepare("seats_by_fixture"),
}));

/** So many fixtures are read at once: others are answered in between. */
const AT_ONCE = 1_000;

/** Fixtures by their ids. */
export async function fixturesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, FixtureRow>> {
  const found = new Map<string, FixtureRow>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = { ids: ids.slice(at, at + AT_ONCE) };
    const rows = withSeats(await byId(db).fixtures.execute(some), await byId(db).seats.execute(some));
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

const fixturesIn = (db: Db, which: SQL) =>
  db
    .select({
      id: fixtures.id,
      roundId: fixtures.roundId,
      competitionId: fixtures.competitionId,
      number: fixtures.number,
      tie: fixtures.tie,
      drawn: DRAWN,
      division: divisions.name,
      startsAt: fixtures.startsAt,
      place: fixtures.place,
      locked: fixtures.locked,
      revision: fixtures.revision,
      cancelledAt: fixtures.cancelledAt,
      round: rounds.number,
      roundName: rounds.name,
      evening: rounds.evening,
      opensAt: rounds.opensAt,
      deadlineAt: rounds.deadlineAt,
      roundLockedAt: rounds.lockedAt,
      kind: results.kind,
      winnerSeat: results.winnerSeat,
      sides: results.sides,
      resultAt: results.at,
      resultRevision: results.revision,
      playId: plays.id,
      seasonPlayId: seasonPlays.id,
      seasonFinishedAt: seasonPlays.finishedAt,
    })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .leftJoin(divisions, eq(divisions.id, fixtures.divisionId))
    .leftJoin(results, resultThatCounts)
    .leftJoin(plays, eq(plays.fixtureId, fixtures.id))
    .leftJoin(
      seasonPlays,
      and(
        eq(seasonPlays.competitionId, fixtures.competitionId),
        isNull(seasonPlays.fixtureId),
        isNull(seasonPlays.annulledAt),
      ),
    )
    .where(which)
    .orderBy(asc(rounds.number), asc(fixtures.number));

const seatsIn = (db: Db, which: SQL) =>
  db
    .select({ fixtureId: fixtureSeats.fixtureId, entryId: fixtureSeats.entryId })
    .from(fixtureSeats)
    .innerJoin(fixtures, eq(fixtures.id, fixtureSeats.fixtureId))
    .where(which)
    .orderBy(asc(fixtureSeats.fixtureId), asc(fixtureSeats.seat));

function withSeats(rows: Awaited<ReturnType<typeof fixturesIn>>, seats: Awaited<ReturnType<typeof seatsIn>>) {
  const seatsOf = new Map<string, string[]>();
  for (const { fixtureId, entryId } of seats) seatsOf.set(fixtureId, [...(seatsOf.get(fixtureId) ?? []), entryId]);
  // Field by field, so that all rows are of one shape: walks over thousands are sixty times as fast as over spread rows.
  return rows.map((row) => ({
    id: row.id,
    roundId: row.roundId,
    competitionId: row.competitionId,
    number: row.number,
    tie: row.tie,
    division: row.division,
    startsAt: row.startsAt,
    place: row.place,
    locked: row.locked,
    revision: row.revision,
    cancelledAt: row.cancelledAt,
    round: row.round,
    roundName: row.roundName,
    evening: row.evening,
    opensAt: row.opensAt,
    deadlineAt: row.deadlineAt,
    roundLockedAt: row.roundLockedAt,
    kind: row.kind,
    winnerSeat: row.winnerSeat,
    sides: row.sides,
    resultAt: row.resultAt,
    resultRevision: row.resultRevision,
    playId: row.playId,
    seasonPlayId: row.seasonPlayId,
    seasonFinishedAt: row.seasonFinishedAt,
    stage: stageOfTie(row.tie, row.drawn),
    seats: seatsOf.get(row.id) ?? [],
  }));
}
export type FixtureRow = Awaited<ReturnType<typeof listFixturesOf>>[number];
