import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { playSeats, plays } from "@/db/schema";
import { loadPlay } from "../plays/store";

/** Takes a play out of its fixture and ends it; its log stays, and the fixture can be played again. */
export async function writeAnnulment(tx: Db, playId: string, at: number): Promise<void> {
  const { finishedAt } = await loadPlay(tx, playId);
  const now = new Date(at);
  await tx
    .update(plays)
    .set({ fixtureId: null, annulledAt: now, finishedAt: finishedAt ?? now, dueAt: null })
    .where(eq(plays.id, playId));
  await tx.update(playSeats).set({ open: false }).where(eq(playSeats.playId, playId));
}
