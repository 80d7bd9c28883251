import { asc, gt, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs, playSeats, plays } from "@/db/schema";
import { foldClub } from "@/engine/blood-bowl";
import { loadBooks } from "../clubs/book";
import { checkPlay } from "./check-play";
import type { Disagreement } from "./disagreement";

/** What was folded again, and everything stored that does not agree with it. */
export interface Check {
  readonly plays: number;
  readonly events: number;
  readonly clubs: number;
  readonly entries: number;
  readonly disagreements: readonly Disagreement[];
}

const BATCH = 50;

/** Folds every play and every club book again and compares; changes nothing. */
export async function checkEverything(db: Db): Promise<Check> {
  const ofPlays = await checkPlays(db);
  const ofBooks = await checkBooks(db);
  return { ...ofPlays, ...ofBooks, disagreements: [...ofPlays.disagreements, ...ofBooks.disagreements] };
}

async function checkPlays(db: Db) {
  const found: Disagreement[] = [];
  let [count, events] = [0, 0];
  for await (const batch of batchesOf((after) =>
    db
      .select()
      .from(plays)
      .where(after === undefined ? undefined : gt(plays.id, after))
      .orderBy(asc(plays.id))
      .limit(BATCH),
  )) {
    const ids = batch.map(({ id }) => id);
    const seats = await db.select().from(playSeats).where(inArray(playSeats.playId, ids));
    const books = await loadBooks(db, [...new Set(seats.flatMap(({ clubId }) => clubId ?? []))]);
    for (const play of batch) {
      const checked = await checkPlay(db, play, books);
      count++;
      events += checked.events;
      found.push(...checked.disagreements);
    }
  }
  return { plays: count, events, disagreements: found };
}

async function checkBooks(db: Db) {
  const found: Disagreement[] = [];
  let [count, entries] = [0, 0];
  for await (const batch of batchesOf((after) =>
    db
      .select({ id: clubs.id })
      .from(clubs)
      .where(after === undefined ? undefined : gt(clubs.id, after))
      .orderBy(asc(clubs.id))
      .limit(BATCH),
  )) {
    const ids = batch.map(({ id }) => id);
    const rows = await db
      .select({ clubId: clubEntries.clubId, seq: clubEntries.seq })
      .from(clubEntries)
      .where(inArray(clubEntries.clubId, ids))
      .orderBy(asc(clubEntries.clubId), asc(clubEntries.seq));
    for (const id of ids)
      found.push(
        ...(await checkBook(
          db,
          id,
          rows.filter(({ clubId }) => clubId === id).map(({ seq }) => seq),
        )),
      );
    count += ids.length;
    entries += rows.length;
  }
  return { clubs: count, entries, disagreements: found };
}

/** A book counts from one without a gap, and folds. */
async function checkBook(db: Db, clubId: string, seqs: readonly number[]): Promise<Disagreement[]> {
  const where = `club ${clubId}`;
  if (seqs.length === 0) return [];
  const gap = seqs.findIndex((seq, index) => seq !== index + 1);
  if (gap >= 0) return [{ where, what: "book", stored: `entry ${seqs[gap]}`, folded: `entry ${gap + 1}` }];
  try {
    const lines = (await loadBooks(db, [clubId])).get(clubId) ?? [];
    if (lines.length > 0) foldClub(lines.map(({ entry }) => entry));
    return [];
  } catch (error) {
    return [{ where, what: "book", stored: "does not fold", folded: error instanceof Error ? error.message : error }];
  }
}

async function* batchesOf<Row extends { readonly id: string }>(
  read: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: string | undefined; ; ) {
    const batch = await read(after);
    if (batch.length > 0) yield batch;
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}
