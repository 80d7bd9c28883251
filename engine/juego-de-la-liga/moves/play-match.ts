import type { Moment } from "../../core/rules";
import type { CommandOf } from "../command";
import { matchDue } from "../due";
import { goOn } from "../flow/matchdays";
import { rollersOf, rollOn } from "../flow/matches";
import type { Unfolding } from "../flow/unfolding";
import { nextDie } from "../match/course";
import { type Fault, fault } from "../refusals";
import type { Match, State } from "../state";

/** Who asks, and when. */
export type Caller = Pick<Moment, "by" | "at">;

/** The match under way under that key, or why there is none. */
export function matchUnderWay(state: State, fixture: string): Match | NonNullable<Fault> {
  const { phase } = state;
  if (phase.kind === "finished") return fault("season-over");
  if (phase.kind !== "matchday") return fault("not-now");
  if (phase.match?.fixture === fixture) return phase.match;
  const open = state.fixtures.some(({ key, round, result }) => {
    return key === fixture && round === phase.round && result === undefined;
  });
  return open ? fault("line-ups-missing") : fault("no-such-match", { fixture });
}

/** Why a coach may not roll the next die of a match. */
export function rollMatchFault(state: State, { seat, fixture }: CommandOf<"roll-match">): Fault {
  const match = matchUnderWay(state, fixture);
  if ("refusal" in match) return match;
  const call = nextDie(match);
  return call !== undefined && rollersOf(state, match, call).includes(seat) ? undefined : fault("not-your-die");
}

/** One die; those that nobody is there to roll follow by themselves. */
export function rollMatch(u: Unfolding): void {
  rollOn(u, "one");
  goOn(u);
}

/** Why a match may not be rolled to its end: only its own coaches ask for it, whoever keeps the table, or the clock in time. */
export function playOutFault(state: State, { seat, fixture }: CommandOf<"play-out">, { by, at }: Caller): Fault {
  const match = matchUnderWay(state, fixture);
  if ("refusal" in match) return match;
  if (by.kind === "seat" && (seat === undefined || !match.seats.includes(seat))) return fault("not-your-match");
  const due = matchDue(state);
  return by.kind === "clock" && (due === undefined || due > at) ? fault("not-due") : undefined;
}

/** Every die that is left. */
export function playOut(u: Unfolding): void {
  rollOn(u, "all");
  goOn(u);
}
