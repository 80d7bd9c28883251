import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Db } from "@/db/client";
import { challenges, clubs, competitions, entries, leagues } from "@/db/schema";
import { notFound } from "../errors";

export type ChallengeRow = typeof challenges.$inferSelect;

/** The challenges of several ladders, the oldest first. */
export async function listChallengesOf(db: Db, competitionIds: readonly string[]): Promise<ChallengeRow[]> {
  if (competitionIds.length === 0) return [];
  return db
    .select()
    .from(challenges)
    .where(inArray(challenges.competitionId, [...competitionIds]))
    .orderBy(asc(challenges.createdAt));
}

export async function insertChallenge(tx: Db, values: typeof challenges.$inferInsert): Promise<ChallengeRow> {
  const [row] = await tx.insert(challenges).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Holds a challenge until the transaction ends. @throws AppError `challenge-not-found` */
export async function lockChallenge(tx: Db, competitionId: string, challengeId: string): Promise<ChallengeRow> {
  const [row] = await tx
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, challengeId), eq(challenges.competitionId, competitionId)))
    .for("update");
  if (row === undefined) throw notFound("challenge");
  return row;
}

export async function updateChallenge(
  tx: Db,
  challengeId: string,
  values: Partial<typeof challenges.$inferInsert>,
): Promise<void> {
  await tx.update(challenges).set(values).where(eq(challenges.id, challengeId));
}

/** The ladders that are not over in which a person has an entry: alone, as a partner, or as coach of a club. */
export async function laddersOf(db: Db, userId: string) {
  const isOwn = or(
    eq(clubs.coachId, userId),
    and(isNull(entries.clubId), or(eq(entries.coachId, userId), eq(entries.partnerId, userId))),
  );
  return db
    .select({
      competitionId: competitions.id,
      competition: competitions.name,
      league: leagues.name,
      timeZone: leagues.timeZone,
      entryId: entries.id,
    })
    .from(entries)
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(and(eq(competitions.format, "ladder"), ne(competitions.state, "finished"), isOwn))
    .orderBy(asc(leagues.name), asc(competitions.name));
}
