import type { CommandOf } from "../command";
import { goOn } from "../flow/matchdays";
import type { Unfolding } from "../flow/unfolding";
import { lineUpFault as illegalLineUp } from "../line-up";
import { type Fault, fault } from "../refusals";
import type { State } from "../state";

/** Why a line-up may not be handed in. */
export function lineUpFault(state: State, { seat, spaces }: CommandOf<"line-up">): Fault {
  return lineUpDueFault(state, seat) ?? illegalLineUp(state, seat, spaces);
}

/** Why no line-up is awaited from that club. */
export function lineUpDueFault(state: State, seat: number): Fault {
  const { phase } = state;
  if (phase.kind === "finished") return fault("season-over");
  if (phase.kind !== "matchday") return fault("not-now");
  if (phase.locked[seat] !== undefined || phase.missed.includes(seat)) return fault("already-locked");
  const own = state.fixtures.find(({ round, home, away }) => round === phase.round && (home === seat || away === seat));
  if (own === undefined || own.result !== undefined) return fault("no-match-to-play");
  return own.key === phase.match?.fixture ? fault("already-locked") : undefined;
}

/** The line-up is locked, and shown as soon as the opponent's is too (JL-272). */
export function lineUp(u: Unfolding, { seat, spaces }: CommandOf<"line-up">): void {
  u.add({ type: "lined-up", seat, spaces });
  goOn(u);
}
