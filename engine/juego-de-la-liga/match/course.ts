import type { Seat } from "../../core/rules";
import { type Action, LINES, type Line } from "../codes";
import type { FollowUp, RollPurpose } from "../roll";
import type { Match, Step } from "../state";
import { PLAYS } from "./outcomes";

/** 0 for the home side, 1 for the away side. */
export type Side = 0 | 1;

/** The other side. */
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The side of a club that takes part in the match. */
export const sideOf = (match: Match, seat: Seat): Side => (match.seats[0] === seat ? 0 : 1);

/** The side whose play it is; they alternate (rulebook: Playing the Matches). */
export const sideInPossession = ({ first, play }: Pick<Match, "first" | "play">): Side =>
  play % 2 === 1 ? first : other(first);

/** The line that makes a play, 1 to 6: first the defenders of both sides, then the midfielders, then the forwards. */
export function lineOfPlay(play: number): Line {
  const line = LINES[Math.floor((play - 1) / 2)];
  if (line === undefined) throw new Error(`no play ${play}`);
  return line;
}

/** Where a pass goes; `undefined` for an action that is no pass. */
export function passedTo(action: Action): Line | undefined {
  switch (action) {
    case "back-pass":
      return "DF";
    case "midfield-assist":
      return "MF";
    case "forward-assist":
      return "FW";
    case "red-card":
    case "loss-of-ball":
    case "own-goal":
    case "shot":
    case "penalty-for":
    case "penalty-against":
    case "free-kick":
    case "corner":
      return undefined;
  }
}

/** The second roll that an action asks for, if any. */
export function followUpOf(action: Action): FollowUp | undefined {
  switch (action) {
    case "shot":
      return "keeper";
    case "penalty-for":
    case "penalty-against":
    case "free-kick":
    case "corner":
      return action;
    case "back-pass":
    case "midfield-assist":
    case "forward-assist":
    case "red-card":
    case "loss-of-ball":
    case "own-goal":
      return undefined;
  }
}

/** The step at which a line gets the ball; a rival's line has one table, so nobody is picked (J36). */
export function stepTo(match: Match, side: Side, line: Line): Step {
  return match.rivals[side] ? { kind: "action", line } : { kind: "footballer", line };
}

/** The match with its next play begun, or over. */
export function afterPlay(match: Match): Match {
  if (match.play === PLAYS) return { ...match, step: { kind: "over" }, actions: 0, passer: undefined };
  const play = match.play + 1;
  const step = stepTo(match, sideInPossession({ first: match.first, play }), lineOfPlay(play));
  return { ...match, play, step, actions: 0, passer: undefined };
}

/** The die that a match waits for, and the side whose die it is. */
export interface DieCall {
  readonly for: RollPurpose;
  readonly side: Side;
  readonly seat: Seat;
}

/** The next die, or `undefined` when the match is over. */
export function nextDie(match: Match): DieCall | undefined {
  const { step } = match;
  const side = sideInPossession(match);
  switch (step.kind) {
    case "first":
      return dieOf(match, "first", step.home === undefined ? 0 : 1);
    case "footballer":
    case "action":
      return dieOf(match, step.kind, side);
    case "follow-up":
      return dieOf(match, step.roll, step.roll === "keeper" ? other(side) : side);
    case "over":
      return undefined;
  }
}

const dieOf = ({ seats }: Match, purpose: RollPurpose, side: Side): DieCall => ({
  for: purpose,
  side,
  seat: seats[side],
});
