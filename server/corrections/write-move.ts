import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs, competitions, playSeats, plays } from "@/db/schema";
import type { OtherFixture } from "./other-fixtures";

/** Puts the report of a match to another fixture; what it booked stands where it stood. */
export async function writeMove(
  tx: Db,
  playId: string,
  { fixtureId, competitionId, clubIds, entryOf }: OtherFixture,
  at: number,
): Promise<void> {
  await tx.update(plays).set({ fixtureId, competitionId }).where(eq(plays.id, playId));
  for (const [seat, entryId] of entryOf) {
    await tx
      .update(playSeats)
      .set({ entryId })
      .where(and(eq(playSeats.playId, playId), eq(playSeats.seat, seat)));
  }
  await tx.update(clubEntries).set({ fixtureId }).where(eq(clubEntries.playId, playId));
  await tx
    .update(clubs)
    .set({ bookMoves: sql`${clubs.bookMoves} + 1` })
    .where(inArray(clubs.id, [...clubIds]));
  await tx
    .update(competitions)
    .set({ pinnedAt: new Date(at), state: "running" })
    .where(and(eq(competitions.id, competitionId), isNull(competitions.pinnedAt)));
}
