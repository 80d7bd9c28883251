import { and, asc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import {
  clubEntries,
  clubs,
  competitions,
  entries,
  fixtureSeats,
  fixtures,
  playSeats,
  plays,
  rounds,
} from "@/db/schema";
import { notFound } from "../errors";
import type { PlayRow } from "../plays/store";

/** Plays of a league that began at a moment or later, with the clubs that sit in them. */
export async function playsFrom(db: Db, leagueId: string, startedAt: Date) {
  const rows = await db
    .select({ play: plays, seat: playSeats.seat, clubId: playSeats.clubId })
    .from(plays)
    .innerJoin(competitions, eq(competitions.id, plays.competitionId))
    .innerJoin(playSeats, eq(playSeats.playId, plays.id))
    .where(
      and(
        eq(competitions.leagueId, leagueId),
        eq(plays.game, "blood-bowl"),
        isNotNull(plays.fixtureId),
        gte(plays.startedAt, startedAt),
      ),
    )
    .orderBy(asc(plays.startedAt), asc(playSeats.seat));
  const found = new Map<string, { readonly row: PlayRow; readonly clubIds: string[] }>();
  for (const { play, clubId } of rows) {
    const known = found.get(play.id) ?? { row: play, clubIds: [] };
    if (clubId !== null) known.clubIds.push(clubId);
    found.set(play.id, known);
  }
  return [...found.values()];
}

/** Clubs of a league, by name. */
export async function clubsOf(db: Db, leagueId: string) {
  return db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(and(eq(clubs.leagueId, leagueId), eq(clubs.game, "blood-bowl")))
    .orderBy(asc(clubs.name));
}

/** Holds plays, then clubs, each in one order, until the transaction ends. */
export async function hold(tx: Db, playIds: readonly string[], clubIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: plays.id })
    .from(plays)
    .where(inArray(plays.id, [...playIds]))
    .orderBy(plays.id)
    .for("update");
  await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(inArray(clubs.id, [...clubIds]))
    .orderBy(clubs.id)
    .for("update");
}

/** Where the match of a play belongs, and who sits in it. */
export async function fixtureOfPlay(db: Db, fixtureId: string) {
  const rows = await db
    .select({
      round: rounds.number,
      competitionId: competitions.id,
      slug: competitions.slug,
      competition: competitions.name,
      name: entries.name,
    })
    .from(fixtures)
    .innerJoin(rounds, eq(rounds.id, fixtures.roundId))
    .innerJoin(competitions, eq(competitions.id, fixtures.competitionId))
    .innerJoin(fixtureSeats, eq(fixtureSeats.fixtureId, fixtures.id))
    .innerJoin(entries, eq(entries.id, fixtureSeats.entryId))
    .where(eq(fixtures.id, fixtureId))
    .orderBy(asc(fixtureSeats.seat));
  const [first] = rows;
  if (first === undefined) throw notFound("fixture");
  const { name: _, ...fixture } = first;
  return { ...fixture, names: rows.map(({ name }) => name) };
}

export async function insertBookRows(tx: Db, rows: (typeof clubEntries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(clubEntries).values(rows);
}

/** Notes that a play was opened again for a correction. */
export async function markReopened(tx: Db, playId: string, at: Date): Promise<void> {
  await tx.update(plays).set({ reopenedAt: at }).where(eq(plays.id, playId));
}
