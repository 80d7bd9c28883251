import { and, eq, gte, inArray, lte, max } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs } from "@/db/schema";
import type { Booking } from "@/engine/core/rules";

/** Where new entries of a club book come from. */
export interface BookSource {
  readonly playId: string;
  readonly fixtureId: string | undefined;
}

/** A booking with the club that it goes to, the event that made it, and who sent that when. */
export interface PlacedBooking {
  readonly clubId: string;
  readonly playSeq: number;
  readonly at: number;
  readonly userId: string | undefined;
  readonly entry: Booking["entry"] | { readonly type: "withdrawn"; readonly seqs: readonly number[] };
}

/** Adds entries to club books, each book in its own sequence; the club rows are held until the transaction ends. */
export async function book(tx: Db, source: BookSource, bookings: readonly PlacedBooking[]): Promise<void> {
  if (bookings.length === 0) return;
  const next = await nextSeqs(tx, [...new Set(bookings.map(({ clubId }) => clubId))].sort());
  await tx.insert(clubEntries).values(
    bookings.map(({ clubId, playSeq, entry, at, userId }) => {
      const seq = next.get(clubId) ?? 1;
      next.set(clubId, seq + 1);
      return {
        clubId,
        seq,
        entry,
        playId: source.playId,
        playSeq,
        fixtureId: source.fixtureId ?? null,
        bookedBy: userId ?? null,
        at: new Date(at),
      };
    }),
  );
}

/** The next free sequence number of each book, with the club rows locked in one order so that nobody waits in a ring. */
export async function nextSeqs(tx: Db, clubIds: readonly string[]): Promise<Map<string, number>> {
  await tx.select({ id: clubs.id }).from(clubs).where(inArray(clubs.id, clubIds)).orderBy(clubs.id).for("update");
  const rows = await tx
    .select({ clubId: clubEntries.clubId, last: max(clubEntries.seq) })
    .from(clubEntries)
    .where(inArray(clubEntries.clubId, clubIds))
    .groupBy(clubEntries.clubId);
  return new Map(clubIds.map((id) => [id, (rows.find(({ clubId }) => clubId === id)?.last ?? 0) + 1]));
}

/** The entries that events `from` to `to` of a play have in the books, by club. */
export async function entriesOfEvents(
  tx: Db,
  playId: string,
  from: number,
  to: number,
): Promise<Map<string, number[]>> {
  const rows = await tx
    .select({ clubId: clubEntries.clubId, seq: clubEntries.seq })
    .from(clubEntries)
    .where(and(eq(clubEntries.playId, playId), gte(clubEntries.playSeq, from), lte(clubEntries.playSeq, to)));
  return rows.reduce(
    (byClub, { clubId, seq }) => byClub.set(clubId, [...(byClub.get(clubId) ?? []), seq]),
    new Map<string, number[]>(),
  );
}
