import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries } from "@/db/schema";
import { type BookEntry, foldClub } from "@/engine/blood-bowl";
import { loadBook } from "../clubs/book";
import { insertEntry, lockClub } from "../clubs/store";
import { refused } from "../errors";
import { nextSeqs } from "../plays/books";

interface BookedBy {
  readonly userId: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
  readonly reason: string;
}

/** Adds what a fixture without a play came to; clubs without a book are left out. */
export async function bookOfFixture(
  tx: Db,
  fixtureId: string,
  booked: readonly { readonly clubId: string; readonly entries: readonly BookEntry[] }[],
  { userId, at, reason }: BookedBy,
): Promise<void> {
  for (const { clubId, entries } of booked.toSorted((a, b) => (a.clubId < b.clubId ? -1 : 1))) {
    await lockClub(tx, clubId);
    if ((await loadBook(tx, clubId)).length === 0) continue;
    let seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
    for (const entry of entries)
      await insertEntry(tx, { clubId, seq: seq++, entry, fixtureId, bookedBy: userId, at, reason });
  }
}

/**
 * Takes back what a fixture without a play came to.
 * @throws AppError `spent-since` where a club has used the gold or the points
 */
export async function unbookFixture(tx: Db, fixtureId: string, by: BookedBy): Promise<void> {
  const rows = await tx
    .selectDistinct({ clubId: clubEntries.clubId })
    .from(clubEntries)
    .where(and(eq(clubEntries.fixtureId, fixtureId), isNull(clubEntries.playId)))
    .orderBy(clubEntries.clubId);
  for (const { clubId } of rows) {
    const { name } = await lockClub(tx, clubId);
    const lines = await loadBook(tx, clubId);
    const isOfIt = (line: (typeof lines)[number]) => line.fixtureId === fixtureId && line.playId === undefined;
    const seqs = lines.filter(isOfIt).map(({ seq }) => seq);
    if (seqs.length === 0) continue;
    const left = foldClub(lines.filter((line) => !isOfIt(line)).map(({ entry }) => entry));
    const owes = left.treasury < 0 || left.players.some(({ sppEarned, sppSpent }) => sppEarned < sppSpent);
    if (owes) throw refused("spent-since", { club: name });
    const seq = (await nextSeqs(tx, [clubId])).get(clubId) ?? 1;
    await tx.insert(clubEntries).values({
      clubId,
      seq,
      entry: { type: "withdrawn", seqs },
      bookedBy: by.userId ?? null,
      reason: by.reason,
      at: new Date(by.at),
    });
  }
}
