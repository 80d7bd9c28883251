import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { entries, fixtures } from "@/db/schema";

/** Calls fixtures off; calendar feeds get a new revision. */
export async function cancelFixtures(tx: Db, fixtureIds: readonly string[], at: Date): Promise<void> {
  if (fixtureIds.length === 0) return;
  await tx
    .update(fixtures)
    .set({ cancelledAt: at, revision: sql`${fixtures.revision} + 1` })
    .where(inArray(fixtures.id, [...fixtureIds]));
}

export async function markWithdrawn(tx: Db, entryId: string, at: Date): Promise<void> {
  await tx.update(entries).set({ withdrawnAt: at }).where(eq(entries.id, entryId));
}
