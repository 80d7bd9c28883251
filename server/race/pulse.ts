import { z } from "zod";
import { foldedPlay } from "../plays/folded";
import { loadPlay } from "../plays/store";
import { runtime } from "../runtime";
import { findMatch, heldMatch, moveIn } from "./hold";
import type { Pass } from "./passes";
import { races } from "./races";

/** What a player is told: a number to send back at once, or how long that took (ms). */
export type Pulse = { readonly beat: number } | { readonly ms: number };

const Compensated = z.object({
  options: z.object({ fairnessMs: z.number().positive() }),
  players: z.array(z.object({ rttMs: z.number() })),
});

/** Smaller changes are not worth a line in the log (ms). */
const WORTH_NOTING = 5;

/** One half of a measurement; everybody hears of it, and matches that make up for a slow way take note of it. */
export function takePulse(word: string, pass: Pass, beat: number | undefined): Pulse | undefined {
  const at = performance.now();
  const { passes, ways } = races();
  if (beat === undefined) return { beat: passes.beat(word, at) };
  const ms = passes.echo(word, beat, at);
  if (ms === undefined) return undefined;
  ways.note(pass.playId, pass.seat, ms);
  const match = heldMatch(pass.playId);
  if (match !== undefined) noteWay(pass, match.now(), ms);
  else noteFarWay(pass, ms).catch((error: unknown) => console.error("races:", error));
  return { ms };
}

/** Another process has the match, and stamps the moves when they get there: the way goes on to it. */
async function noteFarWay(pass: Pass, ms: number): Promise<void> {
  const { db } = runtime().connection;
  const folded = await foldedPlay(db, await loadPlay(db, pass.playId));
  if (!Compensated.safeParse(folded.state).success) return;
  const where = await findMatch(pass.playId);
  const hop = "address" in where ? races().hops.to(where.address) : 0;
  noteWay(pass, folded, Math.round(ms + hop));
}

function noteWay({ playId, seat }: Pass, now: { readonly state: unknown; readonly version: number }, rttMs: number) {
  const before = Compensated.safeParse(now.state).data?.players[seat]?.rttMs;
  if (before === undefined || Math.abs(before - rttMs) < WORTH_NOTING) return;
  const commandId = `measured-${seat}-${now.version}`;
  const command = { type: "measured", seat, rttMs };
  const move = { by: { kind: "clock" }, commandId, command, at: Date.now(), userId: undefined } as const;
  const answer = moveIn(playId, move);
  // The next measurement comes soon.
  if (answer instanceof Promise) answer.catch(() => {});
}
