import { z } from "zod";
import { heldMatch, moveIn } from "./hold";
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

/** One half of a measurement; matches that make up for a slow way take note of it. */
export function takePulse(word: string, pass: Pass, beat: number | undefined): Pulse | undefined {
  const at = performance.now();
  const { passes } = races();
  if (beat === undefined) return { beat: passes.beat(word, at) };
  const ms = passes.echo(word, beat, at);
  if (ms === undefined) return undefined;
  noteWay(pass, ms);
  return { ms };
}

/** Only the process that has the match knows whether it wants to know. */
function noteWay({ playId, seat }: Pass, rttMs: number): void {
  const match = heldMatch(playId);
  if (match === undefined) return;
  const state = Compensated.safeParse(match.now().state);
  const before = state.data?.players[seat]?.rttMs;
  if (before === undefined || Math.abs(before - rttMs) < WORTH_NOTING) return;
  const commandId = `measured-${seat}-${match.now().version}`;
  const command = { type: "measured", seat, rttMs };
  void moveIn(playId, { by: { kind: "clock" }, commandId, command, at: Date.now(), userId: undefined });
}
