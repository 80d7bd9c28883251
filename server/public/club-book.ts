import type { BookEntry } from "@/engine/blood-bowl";
import type { Draw } from "@/engine/core/play-dice";
import type { Context } from "../context";
import { clubWithBook } from "./club";
import type { ClubPath } from "./schema";

/** A line of a club book as everybody may read it; `at` in ms since the epoch. */
export interface PublicBookLine {
  readonly seq: number;
  readonly at: number;
  readonly entry: BookEntry;
  readonly fixtureId: string | undefined;
  /** Faces of the event that it comes from; only with the first line of that event. */
  readonly dice: readonly Draw[];
  /** Why it was booked by hand. */
  readonly reason: string | undefined;
}

/** A club with every line of its book that counts, oldest first. */
export async function publicClubBook(ctx: Context, path: ClubPath) {
  const { lines, draws, ...page } = await clubWithBook(ctx, path);
  const told = new Set<string>();
  return {
    ...page,
    book: lines.map(({ seq, at, entry, fixtureId, reason, playId, playSeq }): PublicBookLine => {
      const event = playId === undefined ? undefined : `${playId} ${playSeq}`;
      const isFirst = event !== undefined && !told.has(event);
      if (event !== undefined) told.add(event);
      return { seq, at: at.getTime(), entry, fixtureId, reason, dice: isFirst ? (draws.get(seq) ?? []) : [] };
    }),
  };
}
