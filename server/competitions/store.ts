import { and, asc, eq, inArray, like, max } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, entries, fixtures, plays, results, seasons, users } from "@/db/schema";
import { notFound } from "../errors";
import { slugOf } from "../slugs/slug";

export type CompetitionRow = typeof competitions.$inferSelect;

export async function insertCompetition(tx: Db, values: typeof competitions.$inferInsert): Promise<CompetitionRow> {
  const [row] = await tx.insert(competitions).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function takenCompetitionSlugs(db: Db, leagueId: string, name: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: competitions.slug })
    .from(competitions)
    .where(and(eq(competitions.leagueId, leagueId), like(competitions.slug, `${slugOf(name)}%`)));
  return new Set(rows.map(({ slug }) => slug));
}

export async function loadCompetition(db: Db, competitionId: string): Promise<CompetitionRow> {
  const [row] = await db.select().from(competitions).where(eq(competitions.id, competitionId));
  if (row === undefined) throw notFound("competition");
  return row;
}

/** Holds the competition until the transaction ends: calendars and entries change one after the other. */
export async function lockCompetition(tx: Db, competitionId: string): Promise<CompetitionRow> {
  const [row] = await tx.select().from(competitions).where(eq(competitions.id, competitionId)).for("update");
  if (row === undefined) throw notFound("competition");
  return row;
}

export async function updateCompetition(
  tx: Db,
  competitionId: string,
  values: Partial<typeof competitions.$inferInsert>,
) {
  await tx.update(competitions).set(values).where(eq(competitions.id, competitionId));
}

export async function runningSeason(db: Db, leagueId: string) {
  const rows = await db.select().from(seasons).where(eq(seasons.leagueId, leagueId)).orderBy(asc(seasons.number));
  const season = rows.find(({ state }) => state === "running") ?? rows.at(-1);
  if (season === undefined) throw notFound("season");
  return season;
}

export async function listCompetitions(db: Db, leagueId: string) {
  return db
    .select({ competition: competitions, season: { id: seasons.id, number: seasons.number, name: seasons.name } })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(eq(competitions.leagueId, leagueId))
    .orderBy(asc(seasons.number), asc(competitions.createdAt));
}

/** Entries with the club's address and crest and the coach's name, in the order of the draw. */
export const listEntries = (db: Db, competitionId: string) => listEntriesOf(db, [competitionId]);

/** The entries of several competitions in one read. */
export async function listEntriesOf(db: Db, competitionIds: readonly string[]) {
  return db
    .select({
      id: entries.id,
      competitionId: entries.competitionId,
      name: entries.name,
      kind: entries.kind,
      seed: entries.seed,
      divisionId: entries.divisionId,
      withdrawnAt: entries.withdrawnAt,
      clubId: entries.clubId,
      clubSlug: clubs.slug,
      crest: clubs.crest,
      coachId: clubs.coachId,
      coachName: users.name,
      /** Who plays, where no club does. */
      personId: entries.coachId,
      partnerId: entries.partnerId,
    })
    .from(entries)
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .leftJoin(users, eq(users.id, clubs.coachId))
    .where(inArray(entries.competitionId, [...competitionIds]))
    .orderBy(asc(entries.seed));
}
export type EntryRow = Awaited<ReturnType<typeof listEntriesOf>>[number];

export async function lastSeed(tx: Db, competitionId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(entries.seed) })
    .from(entries)
    .where(eq(entries.competitionId, competitionId));
  return row?.last ?? 0;
}

export async function insertEntries(tx: Db, values: (typeof entries.$inferInsert)[]): Promise<void> {
  await tx.insert(entries).values(values);
}

export async function removeEntry(tx: Db, competitionId: string, entryId: string): Promise<boolean> {
  const rows = await tx
    .delete(entries)
    .where(and(eq(entries.id, entryId), eq(entries.competitionId, competitionId)))
    .returning({ id: entries.id });
  return rows.length > 0;
}

export async function clubsById(tx: Db, clubIds: readonly string[]) {
  return tx
    .select()
    .from(clubs)
    .where(inArray(clubs.id, [...clubIds]));
}

export async function namesOfUsers(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}

export async function countFixtures(db: Db, competitionId: string): Promise<number> {
  const rows = await db.select({ id: fixtures.id }).from(fixtures).where(eq(fixtures.competitionId, competitionId));
  return rows.length;
}

/** Whether anything of the calendar was played or is being played. */
export async function hasBegun(tx: Db, competitionId: string): Promise<boolean> {
  const [result] = await tx
    .select({ id: results.id })
    .from(results)
    .where(eq(results.competitionId, competitionId))
    .limit(1);
  const [play] = await tx.select({ id: plays.id }).from(plays).where(eq(plays.competitionId, competitionId)).limit(1);
  return result !== undefined || play !== undefined;
}
