import type { BookEntry } from "@/engine/blood-bowl";
import type { Draw } from "@/engine/core/play-dice";
import { loadBook } from "../clubs/book";
import type { Context } from "../context";
import { publicClub } from "./club";
import type { ClubPath } from "./schema";
import { drawsOfBook, findClubBySlug, findPublicLeague } from "./store";

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
  const { account: _, ...page } = await publicClub(ctx, path);
  const league = await findPublicLeague(ctx.db, path.league);
  const { id } = await findClubBySlug(ctx.db, league.id, path.club);
  const lines = await loadBook(ctx.db, id);
  const draws = await drawsOfBook(ctx.db, id);
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
