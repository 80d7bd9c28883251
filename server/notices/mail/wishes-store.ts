import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { mailWishes, users } from "@/db/schema";
import type { Wish } from "./unsubscribe-token";

export async function wishesOf(db: Db, userId: string) {
  const [row] = await db.select().from(mailWishes).where(eq(mailWishes.userId, userId));
  return { reminders: row?.reminders ?? false, digest: row?.digest ?? false };
}

/** Keeps what somebody wants; a digest tells what happens from then on. */
export async function keepWishes(
  db: Db,
  userId: string,
  { reminders, digest }: Readonly<Record<Wish, boolean>>,
  at: Date,
): Promise<void> {
  const before = await wishesOf(db, userId);
  const since = digest && !before.digest ? { digestedAt: at } : {};
  await db
    .insert(mailWishes)
    .values({ userId, reminders, digest, digestedAt: at })
    .onConflictDoUpdate({ target: mailWishes.userId, set: { reminders, digest, ...since } });
}

export async function endWish(db: Db, userId: string, wish: Wish): Promise<void> {
  await db
    .update(mailWishes)
    .set({ [wish]: false })
    .where(eq(mailWishes.userId, userId));
}

/** Those of some people who want reminders. */
export async function wantReminders(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: mailWishes.userId })
    .from(mailWishes)
    .where(and(inArray(mailWishes.userId, [...userIds]), eq(mailWishes.reminders, true)));
  return rows.map(({ userId }) => userId);
}

/** Takes the people whose last digest ends before that moment: from now on it ends there. */
export async function takeDigestReaders(tx: Db, until: Date): Promise<{ userId: string; from: Date }[]> {
  const rows = await tx
    .select({ userId: mailWishes.userId, from: mailWishes.digestedAt })
    .from(mailWishes)
    .where(and(eq(mailWishes.digest, true), lt(mailWishes.digestedAt, until)))
    .for("update", { skipLocked: true });
  const readers = rows.flatMap(({ userId, from }) => (from === null ? [] : { userId, from }));
  if (readers.length > 0) {
    const userIds = readers.map(({ userId }) => userId);
    await tx.update(mailWishes).set({ digestedAt: until }).where(inArray(mailWishes.userId, userIds));
  }
  return readers;
}

/** Somebody to write to, unless the account is deleted or has no address. */
export async function readerOf(db: Db, userId: string) {
  const [row] = await db
    .select({ userId: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email)));
  return row === undefined || row.email === null ? undefined : { ...row, email: row.email };
}
