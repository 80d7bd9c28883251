import { and, asc, eq, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { deliveries, hooks } from "@/db/schema";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Puts deliveries into the outbox, in the transaction of what they tell; what a receiver was told already is left out. */
export async function putOut(tx: Db, rows: readonly (typeof deliveries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(deliveries)
      .values([...rows])
      .onConflictDoNothing();
}

/** How long whoever claimed a delivery has it to itself, in ms; a dead process loses it to another one then. */
const LEASE = 60_000;

/** Takes the deliveries that have been due longest, each counted as tried. A hook that is off is told nothing but tests. */
export async function claimDue(db: Db, now: number, most: number): Promise<DeliveryRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .leftJoin(hooks, eq(hooks.id, deliveries.hookId))
      .where(
        and(
          eq(deliveries.state, "waiting"),
          lte(deliveries.dueAt, new Date(now)),
          or(sql`${hooks.id} is null`, eq(hooks.enabled, true), eq(deliveries.event, "test")),
        ),
      )
      .orderBy(asc(deliveries.dueAt))
      .limit(most)
      .for("update", { of: deliveries, skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, dueAt: new Date(now + LEASE) })
      .where(
        inArray(
          deliveries.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

type Outcome = Pick<typeof deliveries.$inferInsert, "state" | "lastStatus" | "lastAnswer" | "lastAt" | "dueAt"> &
  Partial<Pick<typeof deliveries.$inferInsert, "address" | "content">>;

/** Writes down how an attempt went, unless the delivery was taken over or queued again meanwhile. */
export async function recordAttempt(db: Db, { id, attempts }: DeliveryRow, outcome: Outcome): Promise<void> {
  await db
    .update(deliveries)
    .set(outcome)
    .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, "waiting")));
}

export async function hookOf(db: Db, hookId: string) {
  const [row] = await db.select().from(hooks).where(eq(hooks.id, hookId));
  return row;
}

/** Forgets deliveries that are over and older than that. */
export async function dropOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(deliveries).where(and(ne(deliveries.state, "waiting"), lt(deliveries.createdAt, before)));
}
