import { and, asc, eq, inArray, isNull, ne, notExists } from "drizzle-orm";
import type { Db } from "@/db/client";
import {
  accountLinks,
  auditEntries,
  clubs,
  competitions,
  fixtures,
  leagues,
  memberships,
  rounds,
  seasons,
  users,
} from "@/db/schema";

/** Whether nobody has begun anything here: neither an account nor a league. */
export async function isUntouched(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  const [league] = await db.select({ id: leagues.id }).from(leagues).limit(1);
  return user === undefined && league === undefined;
}

/** What the last line of the making writes into the audit log; without it the making was cut short. */
export const DEMO_IS_WHOLE = "league-created";

/** The demo league, and whether it was made to its end. */
export async function findDemo(db: Db) {
  const [league] = await db
    .select({ id: leagues.id, createdAt: leagues.createdAt, doneAt: auditEntries.at })
    .from(leagues)
    .leftJoin(auditEntries, and(eq(auditEntries.leagueId, leagues.id), eq(auditEntries.action, DEMO_IS_WHOLE)))
    .where(eq(leagues.demo, true))
    .limit(1);
  return league && { id: league.id, createdAt: league.createdAt.getTime(), isWhole: league.doneAt !== null };
}

export async function insertCoaches(tx: Db, coaches: readonly { readonly id: string; readonly name: string }[]) {
  await tx.insert(users).values([...coaches]);
}

export async function insertCoachMemberships(tx: Db, leagueId: string, userIds: readonly string[]): Promise<void> {
  await tx.insert(memberships).values(userIds.map((userId) => ({ leagueId, userId, role: "coach" as const })));
}

export async function insertClubs(tx: Db, values: (typeof clubs.$inferInsert)[]): Promise<void> {
  await tx.insert(clubs).values(values);
}

/** The fixtures of a competition in the order of the calendar. */
export async function fixturesInOrder(db: Db, competitionId: string) {
  return db
    .select({ id: fixtures.id, round: rounds.number, number: fixtures.number, startsAt: fixtures.startsAt })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .where(eq(fixtures.competitionId, competitionId))
    .orderBy(asc(rounds.number), asc(fixtures.number));
}

export async function endSeason(tx: Db, competitionId: string, seasonId: string): Promise<void> {
  await tx.update(competitions).set({ state: "finished" }).where(eq(competitions.id, competitionId));
  await tx.update(seasons).set({ state: "finished" }).where(eq(seasons.id, seasonId));
}

/** Members of a league and of no other who have neither an address nor any way to sign in: those that the demo made up. */
export async function madeUpMembers(tx: Db, leagueId: string): Promise<string[]> {
  const elsewhere = tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, users.id), ne(memberships.leagueId, leagueId)));
  const linked = tx.select({ userId: accountLinks.userId }).from(accountLinks).where(eq(accountLinks.userId, users.id));
  const rows = await tx
    .select({ userId: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.leagueId, leagueId),
        isNull(users.email),
        isNull(users.passwordHash),
        isNull(users.deletedAt),
        notExists(elsewhere),
        notExists(linked),
      ),
    );
  return rows.map(({ userId }) => userId);
}

export async function removeUsers(tx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.delete(users).where(inArray(users.id, [...userIds]));
}
