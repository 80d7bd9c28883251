import { refuse } from "../../core/decision";
import { editionOf } from "../edition-of";
import { attendanceOf } from "../money/attendance";
import { type Concession, concession } from "../money/concession";
import { opponentOf, type Side } from "../sides";
import type { MatchEnd, State } from "../state";
import { AFTER_STEPS, type AfterStep } from "./model";

/** How the match ended, once it has. */
export function endOf({ end }: State): MatchEnd {
  if (end === undefined) throw new Error("the match has not ended");
  return end;
}

/** Why a side cannot take that step now; each side takes them in order (BB-029). */
export function stepRefusal(state: State, side: Side, wanted: AfterStep) {
  const { step } = state.sides[side].after;
  if (step === wanted) return undefined;
  if (step === undefined) return refuse("side-is-done");
  return AFTER_STEPS.indexOf(step) < AFTER_STEPS.indexOf(wanted)
    ? refuse("earlier-step-open", { step })
    : refuse("already-done");
}

/** The sum of both fan factors; 0 while a side has none. */
export function attendance({ sides: { home, away } }: Pick<State, "sides">): number {
  return attendanceOf(home.fans?.fanFactor ?? 0, away.fans?.fanFactor ?? 0);
}

/** Whether any player of a side was judged to be stalling. */
export const stalled = (state: State, side: Side) => state.sides[side].tokens.some(({ tally }) => tally.stalled > 0);

/** What a concession by that side brings, from the touchdowns really scored. */
export function concessionBy(
  state: State,
  conceding: Side,
  penalised: boolean,
  scored: Readonly<Record<Side, number>>,
): Concession {
  const winner = opponentOf(conceding);
  return concession(
    penalised,
    attendance(state),
    { touchdowns: scored[winner], stalled: stalled(state, winner) },
    { touchdowns: scored[conceding], stalled: stalled(state, conceding) },
    editionOf(state),
  );
}

/** The concession that ended this match; `undefined` after a match that was played to its end. */
export function concessionOf(state: State): Concession | undefined {
  const { kind, concededBy, scored } = endOf(state);
  return concededBy === undefined ? undefined : concessionBy(state, concededBy, kind === "conceded", scored);
}
