import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { inducementsOf } from "../before/shopping";
import type { CommandOf } from "../model";
import type { State } from "../state";
import { isRunning, matchOf, turnRefusal } from "./checks";
import { nextTurn } from "./clock";

/** Ends the turn that it names, once: the second of two taps is refused. */
export function endTurn(state: State, { when }: CommandOf<"end-turn">): Answer {
  const match = matchOf(state);
  if (match.timeUp) return refuse("time-is-up");
  const early = turnRefusal(match, when);
  if (early !== undefined) return refuse(early);
  if (!isRunning(match, when)) return refuse("turn-already-over");
  const next = nextTurn(when, match.kickers);
  return accept({ type: "turn-ended", when, ...(next === undefined ? {} : { next }) });
}

/** Puts the clock where the table says it is, in a half that has begun or the second. */
export function setClock(state: State, { clock, why }: CommandOf<"set-clock">): Answer {
  const { kickers } = matchOf(state);
  if (clock.half > Math.max(2, kickers.length)) return refuse("turn-not-reached");
  return accept({ type: "clock-set", clock, why });
}

/** Spends one of the re-rolls of this half. */
export function spendReroll(state: State, { when, side }: CommandOf<"use-reroll">): Answer {
  const match = matchOf(state);
  const early = turnRefusal(match, when);
  if (early !== undefined) return refuse(early);
  const left = match.rerolls[side] - 1;
  return left < 0 ? refuse("no-rerolls-left") : accept({ type: "reroll-used", when, side, left });
}

/** One more re-roll for this half. */
export function gainReroll(state: State, { when, side }: CommandOf<"gain-reroll">): Answer {
  const match = matchOf(state);
  const early = turnRefusal(match, when);
  if (early !== undefined) return refuse(early);
  return accept({ type: "reroll-gained", when, side, left: match.rerolls[side] + 1 });
}

/** Uses up something that was bought before the match. */
export function spendInducement(state: State, { when, side, id }: CommandOf<"use-inducement">): Answer {
  const early = turnRefusal(matchOf(state), when);
  if (early !== undefined) return refuse(early);
  const { used } = state.sides[side];
  const left = inducementsOf(state.sides[side], id) - (used[id] ?? 0);
  return left < 1 ? refuse("inducement-not-left") : accept({ type: "inducement-used", when, side, id });
}
