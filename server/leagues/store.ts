import { and, asc, count, desc, eq, inArray, like, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { preparedOnce } from "@/db/prepared";
import {
  clubs,
  competitions,
  invitations,
  type LeagueRole,
  leagues,
  memberships,
  plays,
  rounds,
  seasons,
  users,
} from "@/db/schema";
import { notFound } from "../errors";
import { slugOf } from "../slugs/slug";

export async function insertLeague(tx: Db, values: typeof leagues.$inferInsert) {
  const [league] = await tx.insert(leagues).values(values).returning();
  if (league === undefined) throw new Error("insert returned no row");
  return league;
}

type LeagueChanges = {
  readonly [Field in keyof typeof leagues.$inferInsert]?: (typeof leagues.$inferInsert)[Field] | undefined;
};

/** Slugs that begin as the name's would. */
export async function takenLeagueSlugs(db: Db, name: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: leagues.slug })
    .from(leagues)
    .where(like(leagues.slug, `${slugOf(name)}%`));
  return new Set(rows.map(({ slug }) => slug));
}

export async function loadLeague(db: Db, leagueId: string) {
  const [league] = await db.select().from(leagues).where(eq(leagues.id, leagueId));
  if (league === undefined) throw notFound("league");
  return league;
}

export async function findLeagueBySlug(db: Db, slug: string) {
  const [league] = await db.select().from(leagues).where(eq(leagues.slug, slug));
  return league;
}

/** Fields that are left out or undefined stay as they are. */
export async function updateLeagueRow(tx: Db, leagueId: string, values: LeagueChanges) {
  await tx.update(leagues).set(values).where(eq(leagues.id, leagueId));
}

/** Removes a league with everything in it: what points at clubs and entries goes before them. */
export async function removeLeagueRow(tx: Db, leagueId: string): Promise<void> {
  const own = tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.leagueId, leagueId));
  await tx.delete(plays).where(inArray(plays.competitionId, own));
  await tx.delete(rounds).where(inArray(rounds.competitionId, own));
  await tx.delete(competitions).where(eq(competitions.leagueId, leagueId));
  await tx.delete(clubs).where(eq(clubs.leagueId, leagueId));
  await tx.delete(leagues).where(eq(leagues.id, leagueId));
}

export async function insertMembership(tx: Db, leagueId: string, userId: string, role: LeagueRole): Promise<boolean> {
  const rows = await tx
    .insert(memberships)
    .values({ leagueId, userId, role })
    .onConflictDoNothing()
    .returning({ role: memberships.role });
  return rows.length > 0;
}

export async function lockMemberships(tx: Db, leagueId: string) {
  return tx.select().from(memberships).where(eq(memberships.leagueId, leagueId)).for("update");
}

export async function setRoleRow(tx: Db, leagueId: string, userId: string, role: LeagueRole): Promise<void> {
  await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, userId)));
}

export async function removeMembershipRow(tx: Db, leagueId: string, userId: string): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.leagueId, leagueId), eq(memberships.userId, userId)));
}

/** Members with the number of their clubs, organisers first. */
export async function listMembers(db: Db, leagueId: string) {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      role: memberships.role,
      alias: memberships.alias,
      since: memberships.createdAt,
      clubs: count(clubs.id),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(clubs, and(eq(clubs.coachId, users.id), eq(clubs.leagueId, leagueId)))
    .where(eq(memberships.leagueId, leagueId))
    .groupBy(users.id, memberships.leagueId, memberships.userId)
    .orderBy(asc(users.name));
  return rows;
}

export async function listLeaguesOf(db: Db, userId: string) {
  return db
    .select({
      leagueId: leagues.id,
      slug: leagues.slug,
      name: leagues.name,
      role: memberships.role,
      demo: leagues.demo,
      timeZone: leagues.timeZone,
    })
    .from(memberships)
    .innerJoin(leagues, eq(leagues.id, memberships.leagueId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(leagues.name));
}

export async function listPublicLeagues(db: Db, limit: number, offset: number) {
  return db
    .select({ slug: leagues.slug, name: leagues.name, about: leagues.about, demo: leagues.demo })
    .from(leagues)
    .where(eq(leagues.visibility, "public"))
    .orderBy(asc(leagues.name))
    .limit(limit)
    .offset(offset);
}

export async function insertSeason(tx: Db, leagueId: string, number: number, name: string) {
  const [season] = await tx.insert(seasons).values({ leagueId, number, name, state: "running" }).returning();
  if (season === undefined) throw new Error("insert returned no row");
  return season;
}

const seasonsOf = preparedOnce((db) =>
  db
    .select()
    .from(seasons)
    .where(eq(seasons.leagueId, sql.placeholder("leagueId")))
    .orderBy(desc(seasons.number))
    .prepare("seasons_of_league"),
);

/** The seasons of a league, the newest first. */
export const listSeasons = (db: Db, leagueId: string) => seasonsOf(db).execute({ leagueId });

export async function insertInvitation(tx: Db, values: typeof invitations.$inferInsert) {
  const [row] = await tx.insert(invitations).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function listInvitations(db: Db, leagueId: string) {
  return db.select().from(invitations).where(eq(invitations.leagueId, leagueId)).orderBy(desc(invitations.createdAt));
}

export async function revokeInvitationRow(tx: Db, leagueId: string, invitationId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.id, invitationId), eq(invitations.leagueId, leagueId)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

export async function findInvitation(db: Db, token: string) {
  const [row] = await db
    .select({ invitation: invitations, league: leagues })
    .from(invitations)
    .innerJoin(leagues, eq(leagues.id, invitations.leagueId))
    .where(eq(invitations.token, token));
  return row;
}

export async function invitationById(db: Db, invitationId: string) {
  const [row] = await db
    .select({ invitation: invitations, league: leagues })
    .from(invitations)
    .innerJoin(leagues, eq(leagues.id, invitations.leagueId))
    .where(eq(invitations.id, invitationId));
  return row;
}

export async function lockInvitation(tx: Db, token: string) {
  const [row] = await tx.select().from(invitations).where(eq(invitations.token, token)).for("update");
  if (row === undefined) throw notFound("invitation");
  return row;
}

export async function countUse(tx: Db, invitationId: string, uses: number): Promise<void> {
  await tx.update(invitations).set({ uses }).where(eq(invitations.id, invitationId));
}

/** Clubs of those people in the league, for lists that name both. */
export async function clubsOfCoaches(db: Db, leagueId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .select({ id: clubs.id, slug: clubs.slug, name: clubs.name, crest: clubs.crest, coachId: clubs.coachId })
    .from(clubs)
    .where(and(eq(clubs.leagueId, leagueId), inArray(clubs.coachId, [...userIds])))
    .orderBy(asc(clubs.name));
}
