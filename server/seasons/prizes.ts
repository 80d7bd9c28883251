import type { Db } from "@/db/client";
import type { BookEntry } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { loadBooks } from "../clubs/book";
import { insertEntry } from "../clubs/store";
import { refused } from "../errors";
import { nextSeqs } from "../plays/books";
import type { Ending } from "./ending";
import type { NextSeason } from "./schema";

/**
 * Books the prizes of a season, which come after its last costly errors (R24), and hands the trophy on: whoever held it
 * gives its re-roll back first.
 * @throws AppError `prize-not-of-entry`
 */
export async function payPrizes(
  ctx: PlacedContext,
  tx: Db,
  { competitions, trophyHolders }: Ending,
  { prizes, trophyOf }: Pick<NextSeason, "prizes" | "trophyOf">,
): Promise<void> {
  const booked: { readonly clubId: string; readonly entry: BookEntry }[] = [];
  const winners = prizes.flatMap(({ competitionId, entryIds }) => {
    const ending = competitions.find(({ row }) => row.id === competitionId);
    if (new Set(entryIds).size !== entryIds.length) throw refused("prize-not-of-entry");
    return entryIds.map((entryId, index) => {
      const clubId = ending?.entries.find(({ id }) => id === entryId)?.clubId ?? undefined;
      if (ending === undefined || clubId === undefined) throw refused("prize-not-of-entry");
      const amount = ending.prizes[index] ?? 0;
      return { clubId, place: index + 1, amount, trophy: index === 0 && competitionId === trophyOf };
    });
  });
  if (winners.some(({ trophy }) => trophy)) {
    for (const clubId of trophyHolders) booked.push({ clubId, entry: { type: "trophy-returned" } });
  }
  for (const { clubId, place, amount, trophy } of winners) {
    if (amount === 0 && !trophy) continue;
    const postings = amount === 0 ? [] : [{ amount, reason: "prize" as const }];
    booked.push({ clubId, entry: { type: "prize", place, trophyReroll: trophy, postings } });
  }
  await bookAll(ctx, tx, booked);
}

async function bookAll(
  ctx: PlacedContext,
  tx: Db,
  booked: readonly { readonly clubId: string; readonly entry: BookEntry }[],
): Promise<void> {
  const clubIds = [...new Set(booked.map(({ clubId }) => clubId))].sort();
  if (clubIds.length === 0) return;
  const seqs = await nextSeqs(tx, clubIds);
  const books = await loadBooks(tx, clubIds);
  for (const { clubId, entry } of booked) {
    // A club without a book is still being drafted and has won nothing yet.
    if ((books.get(clubId) ?? []).length === 0) throw refused("prize-not-of-entry");
    const seq = seqs.get(clubId) ?? 1;
    seqs.set(clubId, seq + 1);
    await insertEntry(tx, { clubId, seq, entry, bookedBy: ctx.viewer?.userId, at: ctx.at });
  }
}
