import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { auditEntries, entries, memberships, playSeats, users } from "@/db/schema";
import { notFound } from "../errors";

/** The action under which the log keeps who coached a club. */
export const HANDED_OVER = "club-handed-over";

export async function nameOfUser(db: Db, userId: string | null): Promise<string | undefined> {
  if (userId === null) return undefined;
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name;
}

/** The name of a member of a league. @throws AppError `member-not-found` */
export async function nameOfMember(db: Db, leagueId: string, userId: string): Promise<string> {
  const [row] = await db
    .select({ name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, userId)));
  if (row === undefined) throw notFound("member");
  return row.name;
}

/** Every change of a club's coach, oldest first. */
export async function handOversOf(db: Db, leagueId: string, clubId: string) {
  return db
    .select({
      at: auditEntries.at,
      before: auditEntries.before,
      after: auditEntries.after,
      reason: auditEntries.reason,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.leagueId, leagueId),
        eq(auditEntries.action, HANDED_OVER),
        sql`${auditEntries.subject} ->> 'clubId' = ${clubId}`,
      ),
    )
    .orderBy(asc(auditEntries.id));
}

/** Holds an entry until the transaction ends. @throws AppError `entry-not-found` */
export async function lockEntry(tx: Db, competitionId: string, entryId: string) {
  const [row] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.id, entryId), eq(entries.competitionId, competitionId)))
    .for("update");
  if (row === undefined) throw notFound("entry");
  return row;
}

/** Whether somebody plays in a competition by an entry without a club. */
export async function isEnteredIn(db: Db, competitionId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ coachId: entries.coachId, partnerId: entries.partnerId })
    .from(entries)
    .where(eq(entries.competitionId, competitionId));
  return rows.some(({ coachId, partnerId }) => coachId === userId || partnerId === userId);
}

export async function updateEntry(tx: Db, entryId: string, values: Partial<typeof entries.$inferInsert>) {
  await tx.update(entries).set(values).where(eq(entries.id, entryId));
}

/** Seats of plays that are not over go to the newcomer; those of finished ones keep who sat there. */
export async function passSeats(tx: Db, entryId: string, leaverId: string, coachId: string): Promise<void> {
  const open = await tx
    .select({ playId: playSeats.playId, seat: playSeats.seat })
    .from(playSeats)
    .where(and(eq(playSeats.entryId, entryId), eq(playSeats.userId, leaverId), eq(playSeats.open, true)));
  if (open.length === 0) return;
  await tx
    .update(playSeats)
    .set({ userId: coachId })
    .where(
      and(
        eq(playSeats.entryId, entryId),
        eq(playSeats.userId, leaverId),
        inArray(
          playSeats.playId,
          open.map(({ playId }) => playId),
        ),
      ),
    );
}
