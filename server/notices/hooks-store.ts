import { and, asc, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { competitions, deliveries, fixtures, hooks, type NoticeEvent } from "@/db/schema";
import { notFound } from "../errors";

export type HookRow = typeof hooks.$inferSelect;

/** The league in which something happens, as whoever tells it knows it. */
export type NoticePlace = { readonly leagueId: string } | { readonly fixtureId: string };

/**
 * Hooks that want to be told of that, in the league of a fixture or in one that is known.
 * @param madeBefore leaves out those that are newer than what is told
 */
export async function hooksFor(
  db: Db,
  place: NoticePlace,
  event: NoticeEvent,
  madeBefore?: Date | undefined,
): Promise<string[]> {
  const wanted = and(
    eq(hooks.enabled, true),
    sql`${event} = any(${hooks.events})`,
    madeBefore === undefined ? undefined : lt(hooks.createdAt, madeBefore),
  );
  const rows =
    "leagueId" in place
      ? await db
          .select({ id: hooks.id })
          .from(hooks)
          .where(and(eq(hooks.leagueId, place.leagueId), wanted))
      : await db
          .select({ id: hooks.id })
          .from(fixtures)
          .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
          .innerJoin(hooks, eq(hooks.leagueId, competitions.leagueId))
          .where(and(eq(fixtures.id, place.fixtureId), wanted));
  return rows.map(({ id }) => id);
}

export async function listHooks(db: Db, leagueId: string): Promise<HookRow[]> {
  return db.select().from(hooks).where(eq(hooks.leagueId, leagueId)).orderBy(asc(hooks.createdAt));
}

export async function countHooks(db: Db, leagueId: string): Promise<number> {
  const [row] = await db.select({ so: count() }).from(hooks).where(eq(hooks.leagueId, leagueId));
  return row?.so ?? 0;
}

/** @throws AppError `hook-not-found` */
export async function lockHook(tx: Db, leagueId: string, hookId: string): Promise<HookRow> {
  const [row] = await tx
    .select()
    .from(hooks)
    .where(and(eq(hooks.id, hookId), eq(hooks.leagueId, leagueId)))
    .for("update");
  if (row === undefined) throw notFound("hook");
  return row;
}

export async function insertHook(tx: Db, values: typeof hooks.$inferInsert): Promise<HookRow> {
  const [row] = await tx.insert(hooks).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function updateHook(tx: Db, hookId: string, values: Partial<typeof hooks.$inferInsert>): Promise<void> {
  await tx.update(hooks).set(values).where(eq(hooks.id, hookId));
}

export async function deleteHook(tx: Db, hookId: string): Promise<void> {
  await tx.delete(hooks).where(eq(hooks.id, hookId));
}

/** The latest deliveries of a league's hooks, newest first. */
export async function listDeliveries(db: Db, leagueId: string, limit: number) {
  return db
    .select({
      id: deliveries.id,
      hookId: hooks.id,
      hook: hooks.name,
      event: deliveries.event,
      state: deliveries.state,
      attempts: deliveries.attempts,
      dueAt: deliveries.dueAt,
      lastStatus: deliveries.lastStatus,
      lastAnswer: deliveries.lastAnswer,
      lastAt: deliveries.lastAt,
      createdAt: deliveries.createdAt,
    })
    .from(deliveries)
    .innerJoin(hooks, eq(hooks.id, deliveries.hookId))
    .where(eq(hooks.leagueId, leagueId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit);
}

/** Puts a delivery of the league back into the queue, as if it had not been tried. @throws AppError `delivery-not-found` */
export async function queueAgain(tx: Db, leagueId: string, deliveryId: string, at: Date): Promise<void> {
  const own = tx.select({ id: hooks.id }).from(hooks).where(eq(hooks.leagueId, leagueId));
  const rows = await tx
    .update(deliveries)
    .set({ state: "waiting", attempts: 0, dueAt: at })
    .where(and(eq(deliveries.id, deliveryId), sql`${deliveries.hookId} in ${own}`))
    .returning({ id: deliveries.id });
  if (rows.length === 0) throw notFound("delivery");
}
