import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { attempts } from "@/db/schema";

/** Counts one try and answers with the count of the running window; a window that is over starts anew. */
export async function addAttempt(db: Db, key: string, at: Date, windowEndsAt: Date) {
  const isOver = lte(attempts.windowEndsAt, at);
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function subtractAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

export async function dropOldAttempts(db: Db, at: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, at));
}
