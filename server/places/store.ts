import { and, asc, eq, inArray, max } from "drizzle-orm";
import type { Db } from "@/db/client";
import { blackouts, clubs, fixtures, leagues, places, rounds } from "@/db/schema";
import { notFound } from "../errors";

export const listPlaces = (db: Db, leagueId: string) =>
  db.select().from(places).where(eq(places.leagueId, leagueId)).orderBy(asc(places.name));

/** Blackout days of a league in the order of time, with the name of the place or club where they are of one. */
export async function listBlackouts(db: Db, leagueId: string) {
  return db
    .select({
      id: blackouts.id,
      firstDay: blackouts.firstDay,
      lastDay: blackouts.lastDay,
      reason: blackouts.reason,
      place: places.name,
      clubId: blackouts.clubId,
      club: clubs.name,
    })
    .from(blackouts)
    .leftJoin(places, eq(places.id, blackouts.placeId))
    .leftJoin(clubs, eq(clubs.id, blackouts.clubId))
    .where(eq(blackouts.leagueId, leagueId))
    .orderBy(asc(blackouts.firstDay));
}

/** The clubs of a league by name, for what is said of one. */
export const listClubNames = (db: Db, leagueId: string) =>
  db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(eq(clubs.leagueId, leagueId))
    .orderBy(asc(clubs.name));

/** @throws AppError `club-not-found` */
export async function loadClub(tx: Db, leagueId: string, clubId: string) {
  const [row] = await tx
    .select({ name: clubs.name })
    .from(clubs)
    .where(and(eq(clubs.id, clubId), eq(clubs.leagueId, leagueId)));
  if (row === undefined) throw notFound("club");
  return row;
}

/** @throws AppError `place-not-found` */
export async function loadPlace(tx: Db, leagueId: string, placeId: string) {
  const [row] = await tx
    .select()
    .from(places)
    .where(and(eq(places.id, placeId), eq(places.leagueId, leagueId)));
  if (row === undefined) throw notFound("place");
  return row;
}

export async function insertPlace(tx: Db, values: typeof places.$inferInsert): Promise<void> {
  await tx.insert(places).values(values);
}

export async function updatePlace(
  tx: Db,
  placeId: string,
  values: Pick<typeof places.$inferInsert, "name" | "capacity" | "bufferMinutes">,
): Promise<void> {
  await tx.update(places).set(values).where(eq(places.id, placeId));
}

export async function deletePlace(tx: Db, placeId: string): Promise<void> {
  await tx.delete(places).where(eq(places.id, placeId));
}

export async function insertBlackout(tx: Db, values: typeof blackouts.$inferInsert): Promise<void> {
  await tx.insert(blackouts).values(values);
}

/** @throws AppError `blackout-not-found` */
export async function deleteBlackout(tx: Db, leagueId: string, blackoutId: string) {
  const [row] = await tx
    .delete(blackouts)
    .where(and(eq(blackouts.id, blackoutId), eq(blackouts.leagueId, leagueId)))
    .returning();
  if (row === undefined) throw notFound("blackout");
  return row;
}

/** Holds the league: moves in its calendar are made one after the other, so that none overlooks another. */
export async function lockCalendar(tx: Db, leagueId: string): Promise<void> {
  await tx.select({ id: leagues.id }).from(leagues).where(eq(leagues.id, leagueId)).for("update");
}

export const listRoundsOf = (db: Db, competitionIds: readonly string[]) =>
  db
    .select()
    .from(rounds)
    .where(inArray(rounds.competitionId, [...competitionIds]))
    .orderBy(asc(rounds.number));

/** The next free number in a round. */
export async function nextNumber(tx: Db, roundId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(fixtures.number) })
    .from(fixtures)
    .where(eq(fixtures.roundId, roundId));
  return (row?.last ?? 0) + 1;
}
