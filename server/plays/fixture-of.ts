import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtureSeats, fixtures, playSeats, rounds } from "@/db/schema";
import type { PlayRow } from "./store";

/**
 * Which fixture each settled result of a play belongs to, by the result's key. A play of one fixture has one result;
 * a play of a whole competition names round and seats: "round-3:0-2".
 */
export async function fixturesByKey(tx: Db, play: PlayRow): Promise<(key: string) => string | undefined> {
  const { fixtureId } = play;
  if (fixtureId !== null) return () => fixtureId;
  const seats = await tx.select().from(playSeats).where(eq(playSeats.playId, play.id));
  const seatOfEntry = new Map(seats.map(({ entryId, seat }) => [entryId, seat]));
  const rows = await tx
    .select({ id: fixtures.id, round: rounds.number, entryId: fixtureSeats.entryId, seat: fixtureSeats.seat })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(fixtureSeats, eq(fixtureSeats.fixtureId, fixtures.id))
    .where(eq(fixtures.competitionId, play.competitionId))
    .orderBy(fixtures.id, fixtureSeats.seat);
  const keys = new Map<string, string>();
  for (const { id, round } of rows) {
    const [home, away] = rows.filter((row) => row.id === id).map((row) => seatOfEntry.get(row.entryId));
    keys.set(`round-${round}:${home}-${away}`, id);
  }
  return (key) => keys.get(key);
}
