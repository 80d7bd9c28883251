import { and, asc, desc, eq, isNotNull, like, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs, competitions, entries, fixtureSeats, fixtures, results, rounds, users } from "@/db/schema";
import type { BookEntry } from "@/engine/blood-bowl";
import { notFound } from "../errors";
import { resultThatCounts } from "../fixtures/joins";
import { slugOf } from "../slugs/slug";
import { beginsAsCopy, COPY_OF } from "./copies";

export type ClubRow = typeof clubs.$inferSelect;

export async function insertClub(tx: Db, values: typeof clubs.$inferInsert): Promise<ClubRow> {
  const [row] = await tx.insert(clubs).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function takenClubSlugs(db: Db, leagueId: string, name: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: clubs.slug })
    .from(clubs)
    .where(and(eq(clubs.leagueId, leagueId), like(clubs.slug, `${slugOf(name)}%`)));
  return new Set(rows.map(({ slug }) => slug));
}

export async function loadClubRow(db: Db, clubId: string): Promise<ClubRow> {
  const [row] = await db.select().from(clubs).where(eq(clubs.id, clubId));
  if (row === undefined) throw notFound("club");
  return row;
}

/** Holds a club and its book until the transaction ends. */
export async function lockClub(tx: Db, clubId: string): Promise<ClubRow> {
  const [row] = await tx.select().from(clubs).where(eq(clubs.id, clubId)).for("update");
  if (row === undefined) throw notFound("club");
  return row;
}

export async function updateClub(
  tx: Db,
  clubId: string,
  values: { readonly [Field in keyof ClubRow]?: ClubRow[Field] | undefined },
) {
  await tx.update(clubs).set(values).where(eq(clubs.id, clubId));
}

/** Drafts under way that were begun for a competition. */
export async function draftsOfCompetition(tx: Db, competitionId: string) {
  return tx
    .select({ id: clubs.id, draft: clubs.draft })
    .from(clubs)
    .where(sql`${clubs.draft} ->> 'competitionId' = ${competitionId}`)
    .for("update");
}

/** An entry that comes from nobody's match. */
export interface HandEntry {
  readonly clubId: string;
  readonly seq: number;
  readonly entry: BookEntry;
  readonly bookedBy: string | undefined;
  readonly reason?: string;
  readonly at: number;
  /** A fixture that nobody played. */
  readonly fixtureId?: string;
}

export async function insertEntry(tx: Db, { bookedBy, reason, at, ...line }: HandEntry): Promise<void> {
  await tx
    .insert(clubEntries)
    .values({ ...line, bookedBy: bookedBy ?? null, reason: reason ?? null, at: new Date(at) });
}

/** What every list of clubs says of one. */
export const CLUB = {
  id: clubs.id,
  slug: clubs.slug,
  name: clubs.name,
  game: clubs.game,
  crest: clubs.crest,
  coachId: clubs.coachId,
} as const;

/** Clubs of a league with their coaches. */
export async function listClubs(db: Db, leagueId: string) {
  return db
    .select({
      ...CLUB,
      coachName: users.name,
      isDrafting: isNotNull(clubs.draft),
      copyOf: COPY_OF,
    })
    .from(clubs)
    .leftJoin(users, eq(users.id, clubs.coachId))
    .leftJoin(clubEntries, beginsAsCopy)
    .where(eq(clubs.leagueId, leagueId))
    .orderBy(asc(clubs.name));
}

/** The fixtures that club book lines point at, with the other side's name: for lists of money and events. */
export async function fixturesOfClub(db: Db, clubId: string) {
  const own = db
    .select({ fixtureId: fixtureSeats.fixtureId, seat: fixtureSeats.seat })
    .from(fixtureSeats)
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .where(eq(entries.clubId, clubId))
    .as("own");
  return db
    .select({
      fixtureId: fixtures.id,
      ownSeat: own.seat,
      seat: fixtureSeats.seat,
      name: entries.name,
      round: rounds.number,
      startsAt: fixtures.startsAt,
      competition: competitions.slug,
      competitionName: competitions.name,
      kind: results.kind,
      winnerSeat: results.winnerSeat,
      sides: results.sides,
    })
    .from(own)
    .innerJoin(fixtures, eq(fixtures.id, own.fixtureId))
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(fixtureSeats, eq(fixtureSeats.fixtureId, fixtures.id))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .leftJoin(results, resultThatCounts)
    .orderBy(desc(rounds.number), asc(fixtureSeats.seat));
}
