import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubEntries, clubs } from "@/db/schema";
import type { GameId } from "@/engine/catalog";
import { isFriendly } from "../competitions/friendly";
import { refused } from "../errors";

/** Joins the first line of a club's book where it is a copy for friendlies. */
export const beginsAsCopy = and(
  eq(clubEntries.clubId, clubs.id),
  eq(clubEntries.seq, 1),
  sql`${clubEntries.entry} ->> 'type' = 'copied'`,
);

/** What the club that was copied was called; null for a club of its own. */
export const COPY_OF = sql<string | null>`${clubEntries.entry} ->> 'of'`;

/** Those of some clubs that are copies. */
export async function copiesAmong(db: Db, clubIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (clubIds.length === 0) return [];
  return db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .innerJoin(clubEntries, beginsAsCopy)
    .where(inArray(clubs.id, [...clubIds]));
}

/** A copy takes part in friendlies alone. @throws AppError `copy-plays-friendlies` */
export async function refuseCopies(
  tx: Db,
  competition: { readonly game: GameId; readonly options: unknown },
  clubIds: readonly string[],
): Promise<void> {
  if (isFriendly(competition)) return;
  const [copy] = await copiesAmong(tx, clubIds);
  if (copy !== undefined) throw refused("copy-plays-friendlies", { club: copy.name });
}
