import type { Db } from "@/db/client";
import { nearFixtures, seatsOf } from "./deadlines-store";

/** The deadlines that a coach is reminded of, the nearest first. */
export async function deadlinesFor(db: Db, now: Date, userId: string) {
  const open = await nearFixtures(db, now, userId);
  const seats = await seatsOf(
    db,
    open.map(({ fixtureId }) => fixtureId),
  );
  return open.map(({ fixtureId, dueAt, competition, league }) => ({
    fixtureId,
    dueAt,
    competition: competition.name,
    timeZone: league.timeZone,
    sides: seats.filter((seat) => seat.fixtureId === fixtureId).map(({ name }) => name),
  }));
}
