import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, entries, mailWishes, memberships, passwordResets } from "@/db/schema";

/** Ends what a person is in leagues: memberships, clubs to coach, links to reset the password, wishes for mail. */
export async function leaveAll(tx: Db, userId: string): Promise<void> {
  await tx.update(clubs).set({ coachId: null }).where(eq(clubs.coachId, userId));
  await tx.delete(memberships).where(eq(memberships.userId, userId));
  await tx.delete(mailWishes).where(eq(mailWishes.userId, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Tables name a coach who entered without a club by the person's name: a neutral one takes its place. */
export async function renameEntries(tx: Db, userId: string, neutral: string): Promise<void> {
  const own = await tx
    .select({ id: entries.id, competitionId: entries.competitionId })
    .from(entries)
    .where(and(eq(entries.coachId, userId), eq(entries.kind, "coach")));
  if (own.length === 0) return;
  const competitionIds = own.map(({ competitionId }) => competitionId);
  const named = await tx
    .select({ competitionId: entries.competitionId, name: entries.name })
    .from(entries)
    .where(inArray(entries.competitionId, competitionIds));
  for (const { id, competitionId } of own) {
    const taken = new Set(named.filter((row) => row.competitionId === competitionId).map(({ name }) => name));
    await tx
      .update(entries)
      .set({ name: freeName(neutral, taken) })
      .where(eq(entries.id, id));
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(free)) return free;
    free = `${name} ${number}`;
  }
}
