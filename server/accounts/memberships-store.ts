import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, type LeagueRole, leagues, memberships } from "@/db/schema";

/** The role of a person in a league; undefined for a stranger. */
export async function roleIn(db: Db, leagueId: string, userId: string): Promise<LeagueRole | undefined> {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, userId)));
  return row?.role;
}

/** Whether the person may change things in another league than that one. */
export async function organisesElsewhere(db: Db, leagueId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ leagueId: memberships.leagueId })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        ne(memberships.leagueId, leagueId),
        inArray(memberships.role, ["organiser", "deputy"]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The leagues whose pages show the person's name: where the person is a member or coaches a club. */
export async function leaguesShowing(db: Db, userId: string): Promise<string[]> {
  const asMember = await db
    .select({ id: memberships.leagueId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  const asCoach = await db.selectDistinct({ id: clubs.leagueId }).from(clubs).where(eq(clubs.coachId, userId));
  return [...new Set([...asMember, ...asCoach].map(({ id }) => id))];
}

/** Names of the leagues that have no organiser but this person. */
export async function leaguesOnlyOrganisedBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ leagueId: memberships.leagueId, userId: memberships.userId, name: leagues.name })
    .from(memberships)
    .innerJoin(leagues, eq(leagues.id, memberships.leagueId))
    .where(
      and(
        eq(memberships.role, "organiser"),
        inArray(
          memberships.leagueId,
          db.select({ id: memberships.leagueId }).from(memberships).where(eq(memberships.userId, userId)),
        ),
      ),
    )
    .orderBy(leagues.name);
  return rows
    .filter((row) => row.userId === userId && rows.every((o) => o.leagueId !== row.leagueId || o.userId === userId))
    .map(({ name }) => name);
}

/** Names of the clubs that the person coaches. */
export async function clubsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ name: clubs.name }).from(clubs).where(eq(clubs.coachId, userId)).orderBy(clubs.name);
  return rows.map(({ name }) => name);
}
