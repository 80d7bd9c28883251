import { and, asc, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import {
  clubEntries,
  clubs,
  competitions,
  entries,
  fixtures,
  playSeats,
  plays,
  redrafts,
  results,
  seasons,
} from "@/db/schema";
import { notFound } from "../errors";
import { resultThatCounts } from "../fixtures/joins";

export type SeasonRow = typeof seasons.$inferSelect;

export async function loadSeason(db: Db, seasonId: string): Promise<SeasonRow> {
  const [row] = await db.select().from(seasons).where(eq(seasons.id, seasonId));
  if (row === undefined) throw notFound("season");
  return row;
}

/** Holds a season until the transaction ends. */
export async function lockSeason(tx: Db, seasonId: string): Promise<SeasonRow> {
  const [row] = await tx.select().from(seasons).where(eq(seasons.id, seasonId)).for("update");
  if (row === undefined) throw notFound("season");
  return row;
}

export async function competitionsOfSeason(db: Db, seasonId: string) {
  return db
    .select()
    .from(competitions)
    .where(eq(competitions.seasonId, seasonId))
    .orderBy(asc(competitions.createdAt), asc(competitions.name));
}

/** Who takes part, with everything that a new entry needs; clubs under their names and coaches of today. */
export async function entriesToCarry(db: Db, competitionIds: readonly string[]) {
  return db
    .select({
      id: entries.id,
      kind: entries.kind,
      clubId: entries.clubId,
      coachId: sql<string | null>`coalesce(${clubs.coachId}, ${entries.coachId})`,
      partnerId: entries.partnerId,
      name: sql<string>`coalesce(${clubs.name}, ${entries.name})`,
      isDrafted: sql<boolean>`${clubs.id} is not null and ${clubs.draft} is null`,
    })
    .from(entries)
    .leftJoin(clubs, eq(clubs.id, entries.clubId))
    .where(and(inArray(entries.competitionId, [...competitionIds]), isNull(entries.withdrawnAt)));
}

/** Plays of those competitions in which somebody has something left to do. */
export async function openPlaysOf(db: Db, competitionIds: readonly string[]) {
  if (competitionIds.length === 0) return [];
  return db
    .select({
      playId: plays.id,
      competitionId: plays.competitionId,
      names: sql<string>`string_agg(${entries.name}, ', ' order by ${playSeats.seat})`,
    })
    .from(playSeats)
    .innerJoin(plays, eq(plays.id, playSeats.playId))
    .leftJoin(entries, eq(entries.id, playSeats.entryId))
    .where(and(inArray(plays.competitionId, [...competitionIds]), eq(playSeats.open, true), isNull(plays.finishedAt)))
    .groupBy(plays.id)
    .orderBy(asc(plays.startedAt));
}

const hasNoResult = (tx: Db) => notExists(tx.select({ id: results.id }).from(results).where(resultThatCounts));

/** Calls off what was not played; calendar feeds get a new revision. */
export async function callOffOpenFixtures(tx: Db, competitionIds: readonly string[], at: Date): Promise<number> {
  if (competitionIds.length === 0) return 0;
  const rows = await tx
    .update(fixtures)
    .set({ cancelledAt: at, revision: sql`${fixtures.revision} + 1` })
    .where(and(inArray(fixtures.competitionId, [...competitionIds]), isNull(fixtures.cancelledAt), hasNoResult(tx)))
    .returning({ id: fixtures.id });
  return rows.length;
}

/** Puts back what was called off at that moment. */
export async function putBackFixtures(tx: Db, competitionIds: readonly string[], at: Date): Promise<void> {
  if (competitionIds.length === 0) return;
  await tx
    .update(fixtures)
    .set({ cancelledAt: null, revision: sql`${fixtures.revision} + 1` })
    .where(and(inArray(fixtures.competitionId, [...competitionIds]), eq(fixtures.cancelledAt, at)));
}

export async function setSeasonState(tx: Db, seasonId: string, state: SeasonRow["state"]): Promise<void> {
  await tx.update(seasons).set({ state }).where(eq(seasons.id, seasonId));
  if (state === "finished") {
    await tx.update(competitions).set({ state }).where(eq(competitions.seasonId, seasonId));
  } else {
    const ofSeason = eq(competitions.seasonId, seasonId);
    await tx
      .update(competitions)
      .set({ state: "running" })
      .where(and(ofSeason, isNotNull(competitions.pinnedAt)));
    await tx
      .update(competitions)
      .set({ state: "planned" })
      .where(and(ofSeason, isNull(competitions.pinnedAt)));
  }
}

export async function insertNextSeason(tx: Db, values: typeof seasons.$inferInsert): Promise<SeasonRow> {
  const [row] = await tx.insert(seasons).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** The season after that one, where there is one. */
export async function seasonNumbered(db: Db, leagueId: string, number: number): Promise<SeasonRow | undefined> {
  const [row] = await db
    .select()
    .from(seasons)
    .where(and(eq(seasons.leagueId, leagueId), eq(seasons.number, number)));
  return row;
}

/** Removes a season with its competitions. */
export async function removeSeason(tx: Db, seasonId: string): Promise<void> {
  await tx.delete(competitions).where(eq(competitions.seasonId, seasonId));
  await tx.delete(seasons).where(eq(seasons.id, seasonId));
}

export async function insertRedrafts(tx: Db, values: (typeof redrafts.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(redrafts).values(values).onConflictDoNothing();
}

/** A redraft that nobody made before its season ended is not due any more. */
export async function dropOpenRedrafts(tx: Db, seasonId: string): Promise<void> {
  await tx.delete(redrafts).where(and(eq(redrafts.seasonId, seasonId), isNull(redrafts.doneAt)));
}

/** Whether anything of a season was played, is being played, or was redrafted for. */
export async function hasSeasonBegun(tx: Db, seasonId: string): Promise<boolean> {
  const own = tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.seasonId, seasonId));
  const [play] = await tx.select({ id: plays.id }).from(plays).where(inArray(plays.competitionId, own)).limit(1);
  const [result] = await tx
    .select({ id: results.id })
    .from(results)
    .where(inArray(results.competitionId, own))
    .limit(1);
  const [redraft] = await tx
    .select({ id: redrafts.clubId })
    .from(redrafts)
    .where(and(eq(redrafts.seasonId, seasonId), isNotNull(redrafts.entrySeq)))
    .limit(1);
  return play !== undefined || result !== undefined || redraft !== undefined;
}

/** Book entries of prizes and trophies that were booked at that moment, by club. */
export async function prizeEntriesAt(tx: Db, leagueId: string, at: Date): Promise<Map<string, number[]>> {
  const rows = await tx
    .select({ clubId: clubEntries.clubId, seq: clubEntries.seq })
    .from(clubEntries)
    .innerJoin(clubs, eq(clubs.id, clubEntries.clubId))
    .where(
      and(
        eq(clubs.leagueId, leagueId),
        eq(clubEntries.at, at),
        sql`${clubEntries.entry} ->> 'type' in ('prize', 'trophy-returned')`,
      ),
    );
  return rows.reduce(
    (byClub, { clubId, seq }) => byClub.set(clubId, [...(byClub.get(clubId) ?? []), seq]),
    new Map<string, number[]>(),
  );
}

/** Entries of club books that no longer count: each book says so in an entry of its own. */
export async function withdrawEntries(
  tx: Db,
  withdrawals: readonly { readonly clubId: string; readonly seq: number; readonly seqs: readonly number[] }[],
  { userId, at }: { readonly userId: string | undefined; readonly at: number },
): Promise<void> {
  await tx.insert(clubEntries).values(
    withdrawals.map(({ clubId, seq, seqs }) => ({
      clubId,
      seq,
      entry: { type: "withdrawn", seqs },
      bookedBy: userId ?? null,
      at: new Date(at),
    })),
  );
}
