import type { Db } from "@/db/client";
import type { BookEntry } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { loadSides } from "../fixtures/store";
import { bookOfFixture } from "./books";

/** Both clubs of a fixture book what it came to for them; a club that is still being drafted has no book. */
export async function bookUnplayed(
  ctx: PlacedContext,
  tx: Db,
  fixtureId: string,
  entriesOf: (seat: number) => readonly BookEntry[],
  reason: string,
): Promise<void> {
  const sides = await loadSides(tx, fixtureId);
  const booked = sides.flatMap(({ seat, clubId }) => (clubId === null ? [] : [{ clubId, entries: entriesOf(seat) }]));
  await bookOfFixture(tx, fixtureId, booked, { userId: ctx.viewer?.userId, at: ctx.at, reason });
}
