import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { clubs, competitions, plays } from "@/db/schema";
import { foldClub } from "@/engine/blood-bowl";
import { loadBooks } from "../../clubs/book";
import { standingsOf } from "../../competitions/get-standings";
import { optionsOf } from "../../competitions/options-of";
import { foldedAfresh, rulesOf } from "../../plays/folded";
import type { DocumentFault, LeagueDocument } from "./document";

/** Folds every play, club book and table of a league that was just stored; the first that does not fold is a fault of its document. */
export async function faultInFolds(
  tx: Db,
  leagueId: string,
  tables: LeagueDocument["tables"],
): Promise<DocumentFault | undefined> {
  const at = (table: string, id: string) =>
    `tables.${table}[${(tables[table] ?? []).findIndex((row) => row.id === id)}]`;
  const own = await tx.select().from(competitions).where(eq(competitions.leagueId, leagueId));
  for (const { id, game, options } of own) {
    const folds = await isSound(async () => {
      optionsOf(game, options);
      await standingsOf(tx, id);
    });
    if (!folds) return { path: at("competitions", id), code: "document-does-not-fold" };
    for (const play of await tx.select().from(plays).where(eq(plays.competitionId, id))) {
      if (!(await isSound(() => foldsByTheRules(tx, play))))
        return { path: at("plays", play.id), code: "document-does-not-fold" };
    }
  }
  for (const { id } of await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.leagueId, leagueId))) {
    const folds = await isSound(async () => {
      const lines = (await loadBooks(tx, [id])).get(id) ?? [];
      if (lines.length > 0) foldClub(lines.map(({ entry }) => entry));
    });
    if (!folds) return { path: at("clubs", id), code: "document-does-not-fold" };
  }
  return undefined;
}

/** Folds a play whose events are all of its game. */
async function foldsByTheRules(tx: Db, play: typeof plays.$inferSelect): Promise<void> {
  const { entries } = await foldedAfresh(tx, play);
  for (const { event } of entries) rulesOf(play.game).event.parse(event);
}

/** Only what the reader of the file could have got wrong counts; a database that is gone breaks the call. */
async function isSound(fold: () => Promise<unknown>): Promise<boolean> {
  try {
    await fold();
    return true;
  } catch {
    return false;
  }
}
