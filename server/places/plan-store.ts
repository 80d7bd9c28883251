import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtures } from "@/db/schema";

interface PlannedDate {
  readonly fixtureId: string;
  /** Ms since the epoch. */
  readonly at: number;
  readonly place: string;
}

/** Dates fixtures; calendar feeds get a new revision of each. */
export async function setDates(tx: Db, dates: readonly PlannedDate[]): Promise<void> {
  for (const { fixtureId, at, place } of dates) {
    await tx
      .update(fixtures)
      .set({ startsAt: new Date(at), place, revision: sql`${fixtures.revision} + 1` })
      .where(eq(fixtures.id, fixtureId));
  }
}
