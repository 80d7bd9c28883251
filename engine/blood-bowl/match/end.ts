import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import type { CommandOf } from "../model";
import type { Refusal } from "../refusals";
import { type BySide, SIDES, type Side } from "../sides";
import type { MatchState, State } from "../state";
import { matchOf } from "./checks";
import { turnsLeft } from "./clock";

/** Roll-offs of a penalty shoot-out, and how many of them win it. */
export const ROLL_OFFS = 5;
const ENOUGH = Math.ceil(ROLL_OFFS / 2);

/** Who has more; `undefined` when both have the same. */
export function leaderOf({ home, away }: BySide<number>): Side | undefined {
  if (home === away) return undefined;
  return home > away ? "home" : "away";
}

/** Full time: the score stands, unless a knock-out match is level and must be decided first. */
export function endMatch(state: State, { early }: CommandOf<"end-match">): Answer {
  const match = matchOf(state);
  if (match.openCasualties.length > 0) return refuse("casualties-open");
  if (!match.timeUp && early !== true) return refuse("turns-left", { left: turnsLeft(match.clock, match.kickers) });
  const winner = leaderOf(match.score) ?? penaltyWinner(match);
  if (winner === undefined && state.options.decider !== "draw") return refuse("score-is-level");
  return accept({
    type: "match-ended",
    score: match.score,
    ...(winner === undefined ? {} : { winner }),
    decidedBy: decidedBy(match),
  });
}

function decidedBy(match: MatchState): "score" | "extra-time" | "penalties" {
  if (match.penalties.length > 0) return "penalties";
  return match.kickers.length > 2 ? "extra-time" : "score";
}

/** Eight turns more for a level knock-out match; re-rolls do not come back. */
export function startExtraTime(state: State, { kicking }: CommandOf<"start-extra-time">): Answer {
  const match = matchOf(state);
  const refusal = levelRefusal(match);
  if (refusal !== undefined) return refuse(refusal);
  if (state.options.decider !== "extra-time" || match.kickers.length > 2) return refuse("no-extra-time");
  return accept({ type: "extra-time-started", kicking });
}

/** One roll-off: D6 a side, level faces again, until somebody has three of five. */
export function rollPenalty(state: State, dice: Dice): Answer {
  const match = matchOf(state);
  const refusal = levelRefusal(match);
  if (refusal !== undefined) return refuse(refusal);
  const { decider } = state.options;
  if (decider === "draw" || (decider === "extra-time" && match.kickers.length < 3)) return refuse("no-penalties");
  if (penaltyWinner(match) !== undefined) return refuse("decided");
  const n = match.penalties.length + 1;
  const rolls: [number, number][] = [];
  for (;;) {
    const pair: [number, number] = [dice.roll(6, `penalty-${n}:home`), dice.roll(6, `penalty-${n}:away`)];
    rolls.push(pair);
    const winner = leaderOf({ home: pair[0], away: pair[1] });
    if (winner !== undefined) return accept({ type: "penalty-rolled", n, rolls, winner });
  }
}

function levelRefusal(match: MatchState): Refusal | undefined {
  if (!match.timeUp) return "turns-left";
  return leaderOf(match.score) === undefined ? undefined : "not-level";
}

/** Who has won a shoot-out; `undefined` while it is open. */
export const penaltyWinner = ({ penalties }: Pick<MatchState, "penalties">): Side | undefined =>
  SIDES.find((side) => penalties.filter((winner) => winner === side).length >= ENOUGH);
