import type { CardId } from "../card-set";
import type { Line } from "../codes";
import type { Roll } from "../roll";
import type { Match, Step } from "../state";
import { type DieCall, nextDie, other, passedTo } from "./course";
import { GOAL_FACES, GOAL_FACES_AGAINST_EXPERT, MOST_ACTIONS, type PrintedFollowUp } from "./outcomes";
import { anyOnPitch, hasAbility, type Pitch, playsOf, savesOf } from "./pitch";

/** What a face means at this point of a match. Throws when the match is over. */
export function readDie(match: Match, pitch: Pitch, face: number): Roll {
  const call = nextDie(match);
  const { step } = match;
  if (call === undefined || step.kind === "over") throw new Error("the match is over");
  switch (step.kind) {
    case "first":
      return { for: "first", seat: call.seat, face };
    case "footballer":
      return readFootballer(match, pitch, call, step.line, face);
    case "action":
      return readAction(match, pitch, call, step, face);
    case "follow-up":
      return readFollowUp(match, pitch, call, step, face);
  }
}

function readFootballer(match: Match, pitch: Pitch, { side, seat }: DieCall, line: Line, face: number): Roll {
  const space = pitch.sheets[side].facing[line][face - 1];
  if (space === undefined) throw new Error(`no die shows ${face}`);
  const lost = pitch.options.sentOffSpace === "loss-of-ball" && match.sentOff[side].includes(space);
  return { for: "footballer", seat, face, line, space, card: match.lineUps[side][space], ...(lost ? { lost } : {}) };
}

type ActionStep = Extract<Step, { kind: "action" }>;

function readAction(match: Match, pitch: Pitch, { side, seat }: DieCall, step: ActionStep, face: number): Roll {
  const card = step.space === undefined ? undefined : match.lineUps[side][step.space];
  const action = playsOf(pitch.cards, pitch.sheets[side], step.line, card)[face - 1];
  if (action === undefined) throw new Error(`no die shows ${face}`);
  const roll = { for: "action", seat, face, line: step.line, action, card } as const;
  if (action === "own-goal") return { ...roll, goal: match.seats[other(side)] };
  if (action === "red-card" && card !== undefined) return { ...roll, sentOff: step.space };
  const capped = match.actions + 1 >= MOST_ACTIONS && passedTo(action) !== undefined;
  return capped ? { ...roll, capped } : roll;
}

type FollowUpStep = Extract<Step, { kind: "follow-up" }>;

function readFollowUp(match: Match, pitch: Pitch, call: DieCall, step: FollowUpStep, face: number): Roll {
  const { side, seat } = call;
  const opponent = match.seats[other(side)];
  const keeper = match.lineUps[side].GK;
  if (step.roll === "keeper") {
    const saved = savesOf(pitch.cards, pitch.sheets[side], keeper).includes(face);
    return { for: "keeper", seat, face, card: keeper, ...(saved ? {} : { goal: opponent }) };
  }
  const scores = goalFaces(match, pitch, call, step.roll, step.card).includes(face);
  if (step.roll === "penalty-against") {
    return { for: step.roll, seat, face, card: keeper, ...(scores ? { goal: opponent } : {}) };
  }
  return { for: step.roll, seat, face, card: step.card, ...(scores ? { goal: seat } : {}) };
}

function goalFaces(
  match: Match,
  { cards, options }: Pitch,
  { side }: DieCall,
  roll: PrintedFollowUp,
  taker: CardId | undefined,
): readonly number[] {
  const own = match.lineUps[side];
  switch (roll) {
    case "penalty-for": {
      const expert = hasAbility(cards, match.lineUps[other(side)].GK, "penalty-saver");
      const faces = options.expertKeeperOnPenaltyFor && expert ? GOAL_FACES_AGAINST_EXPERT : GOAL_FACES[roll];
      return faces[hasAbility(cards, taker, "penalty-taker") ? "special" : "plain"];
    }
    case "penalty-against":
      return GOAL_FACES[roll][hasAbility(cards, own.GK, "penalty-saver") ? "special" : "plain"];
    case "free-kick":
    case "corner": {
      const ability = roll === "corner" ? "corner-finisher" : "free-kick-taker";
      const special =
        options.specialistScope === "self" ? hasAbility(cards, taker, ability) : anyOnPitch(cards, own, ability);
      return GOAL_FACES[roll][special ? "special" : "plain"];
    }
  }
}
