import type { Context } from "../context";
import { foldedPlay } from "../plays/folded";
import { loadPlay, type PlayRow } from "../plays/store";
import { findMatch } from "./hold";
import type { Pass } from "./passes";
import { races } from "./races";
import { raceNews } from "./tell";

/** A pass for whoever plays that seat on an open stream; nothing for a spectator. */
export function passFor({ viewer }: Context, playId: string, seat: number | undefined) {
  if (viewer === undefined || seat === undefined) return undefined;
  const pass: Pass = { playId, seat, userId: viewer.userId };
  return races().passes.issue(pass);
}

/** What a stream of a race begins with, whatever its reader has: how the match stands, and the pass for the seat. */
export async function greeting(ctx: Context, play: PlayRow, seat: number | undefined, pass: string | undefined) {
  if (play.finishedAt !== null) {
    const folded = await foldedPlay(ctx.db, play);
    return { version: folded.version, data: raceNews({ play, term: 0 }, folded, [], seat) };
  }
  const where = await findMatch(play.id);
  // Another process has it: its log is what is known here.
  const folded = "now" in where ? where.now() : await foldedPlay(ctx.db, await loadPlay(ctx.db, play.id));
  return { version: folded.version, data: { ...raceNews({ play, term: where.term }, folded, [], seat), pass } };
}
