import { z } from "zod";
import type { Db } from "@/db/client";
import { GAME_IDS } from "@/engine/catalog";
import { foldedPlay, rulesOf } from "../plays/folded";
import { loadPlay, type PlayRow } from "../plays/store";

/** Games that are played as races: their live plays have a clock of their own. */
export const RACE_GAMES = GAME_IDS.filter((game) => rulesOf(game).tempo === "race");

const Scoreboard = z.object({ options: z.object({ mode: z.literal("scoreboard") }) });

declare global {
  /** Plays of races by whether they are live; what a play is never changes. */
  var dugoutLiveRaces: Map<string, boolean> | undefined;
}

/** Whether the play is a race between devices: a scoreboard's is kept by hand, with undo, and in no hurry. */
export async function isLiveRace(db: Db, playId: string): Promise<boolean> {
  globalThis.dugoutLiveRaces ??= new Map();
  const kinds = globalThis.dugoutLiveRaces;
  const known = kinds.get(playId);
  if (known !== undefined) return known;
  const isLive = await looksLive(db, await loadPlay(db, playId));
  kinds.set(playId, isLive);
  return isLive;
}

async function looksLive(db: Db, play: PlayRow): Promise<boolean> {
  if (rulesOf(play.game).tempo !== "race") return false;
  return !Scoreboard.safeParse((await foldedPlay(db, play)).state).success;
}
