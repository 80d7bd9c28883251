import type { CardId, SpaceId } from "../card-set";
import type { Spaces } from "../command";
import type { FollowUp, Roll } from "../roll";
import type { Incident, Match } from "../state";
import { afterPlay, followUpOf, other, passedTo, type Side, sideInPossession, sideOf, stepTo } from "./course";

type RollOf<For extends Roll["for"]> = Extract<Roll, { for: For }>;

/** A match after one more die; the record of its dice is not touched. */
export function applyRoll(match: Match, roll: Roll): Match {
  switch (roll.for) {
    case "first":
      return applyFirst(match, roll.face);
    case "footballer":
      return roll.lost === true
        ? afterPlay(match)
        : { ...match, step: { kind: "action", line: roll.line, space: roll.space } };
    case "action":
      return applyAction(match, roll);
    case "keeper":
    case "penalty-for":
    case "penalty-against":
    case "free-kick":
    case "corner":
      return afterPlay(scored(match, incidentOf(match, roll)));
  }
}

/** The higher die plays first; equal dice are rolled again (J28). */
function applyFirst(match: Match, face: number): Match {
  const home = match.step.kind === "first" ? match.step.home : undefined;
  if (home === undefined) return { ...match, step: { kind: "first", home: face } };
  if (home === face) return { ...match, step: { kind: "first" } };
  return afterPlay({ ...match, first: home > face ? 0 : 1 });
}

/** A play ends with its first action that is no pass (J6, J7). */
function applyAction(match: Match, roll: RollOf<"action">): Match {
  const actions = match.actions + 1;
  const { seat, card, action, goal } = roll;
  const side = sideInPossession(match);
  const line = passedTo(action);
  if (line !== undefined && roll.capped !== true)
    return { ...match, actions, passer: card, step: stepTo(match, side, line) };
  const followUp = followUpOf(action);
  if (followUp !== undefined) return { ...match, actions, step: { kind: "follow-up", roll: followUp, card } };
  if (goal !== undefined) return afterPlay(scored(match, { kind: "own-goal", play: match.play, seat, goal, card }));
  if (roll.sentOff !== undefined) return afterPlay(sentOff(match, side, roll.sentOff, card));
  return afterPlay(match);
}

function incidentOf(match: Match, { for: kind, seat, card, goal }: RollOf<FollowUp>): Incident {
  const { play, passer, step } = match;
  const byWhom = step.kind === "follow-up" ? step.card : undefined;
  if (kind === "keeper") {
    const shooting = match.seats[sideInPossession(match)];
    return goal === undefined
      ? { kind: "save", play, seat, card }
      : { kind: "goal", play, seat: shooting, goal, card: byWhom, assist: passer };
  }
  if (kind === "penalty-against") {
    return goal === undefined
      ? { kind: "save", play, seat, card }
      : { kind: "penalty-against", play, seat, goal, card: byWhom };
  }
  return { kind: goal === undefined ? "miss" : "goal", play, seat, goal, card };
}

/** The record and, for a goal, the score with one more incident. */
function scored(match: Match, incident: Incident): Match {
  const [home, away] = match.goals;
  const incidents = [...match.incidents, incident];
  if (incident.goal === undefined) return { ...match, incidents };
  return { ...match, incidents, goals: sideOf(match, incident.goal) === 0 ? [home + 1, away] : [home, away + 1] };
}

/** The card leaves the sheet for the rest of the match. */
function sentOff(match: Match, side: Side, space: SpaceId, card: CardId | undefined): Match {
  const { [space]: _gone, ...left } = match.lineUps[side];
  const lost = [...match.sentOff[side], space];
  return {
    ...match,
    lineUps: pair(side, left, match.lineUps[other(side)]),
    sentOff: pair(side, lost, match.sentOff[other(side)]),
    incidents: [...match.incidents, { kind: "red-card", play: match.play, seat: match.seats[side], card }],
  };
}

function pair<T extends Spaces | readonly SpaceId[]>(side: Side, own: T, others: T): readonly [T, T] {
  return side === 0 ? [own, others] : [others, own];
}
