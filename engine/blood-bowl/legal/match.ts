import { awardsOf } from "../match/awards";
import { matchOf } from "../match/checks";
import { isTold, toldIn } from "../match/deeds";
import { type Clock, FEATS, type Feat, type Place, type PlayerRef } from "../match/model";
import type { Command } from "../model";
import { opponentOf, SIDES, type Side } from "../sides";
import type { State, Token } from "../state";
import { ableTokens, onPitch } from "../tokens";

/** What may be told of one side's able players now; none of it is ever refused, which a test checks. */
export function deedsOf(state: State, side: Side): Command[] {
  const { clock } = matchOf(state);
  const awards = awardsOf(state, side);
  const feats = FEATS.filter((feat) => awards[feat] > 0);
  const [opponent] = onPitch(state.sides[opponentOf(side)].tokens);
  const by = opponent === undefined ? undefined : { side: opponentOf(side), player: opponent.id };
  const able = ableTokens(state.sides[side].tokens);
  const told = toldIn(state, clock);
  return able.flatMap(({ id, place }) => {
    const untold = [...feats, "stalling" as const].filter((deed) => !isTold(deed, { side, player: id }, told));
    return ofPlayer({ when: clock, side, player: id }, place, untold, by);
  });
}

/** What else may be asked of the match, which may be refused. */
export function matchCandidates(state: State, side: Side): Command[] {
  const { clock: when, openCasualties } = matchOf(state);
  return [
    ...openCasualties.flatMap(({ victim, rolls }) => (victim.side === side ? waiting(victim, rolls.length) : [])),
    ...state.sides[side].tokens.flatMap((token) => entering(token, side, when)),
    { type: "use-reroll", when, side },
    ...betweenDrives(state),
    ...endings(state, side, when),
  ];
}

function waiting(victim: PlayerRef, rolls: number): Command[] {
  if (rolls > 1) return [choice(victim, "first"), choice(victim, "second")];
  return [
    { type: "treat-casualty", victim, treatment: { use: false } },
    { type: "treat-casualty", victim, treatment: { use: true } },
  ];
}

const choice = (victim: PlayerRef, keep: "first" | "second") => ({ type: "choose-roll", victim, keep }) as const;

interface Told {
  readonly when: Clock;
  readonly side: Side;
  readonly player: string;
}

/** Deeds and harm of somebody who is able. */
function ofPlayer(
  told: Told,
  place: Place,
  deeds: readonly (Feat | "stalling")[],
  by: PlayerRef | undefined,
): Command[] {
  const { when, side, player } = told;
  const block: Command[] =
    by === undefined ? [] : [{ type: "casualty", when, victim: { side, player }, cause: "block", by }];
  return [
    { type: "touchdown", ...told },
    ...deeds.map((type) => ({ type, ...told })),
    ...block,
    { type: "knocked-out", ...told },
    ...(place === "pitch" ? [{ type: "to-reserves", ...told } as const] : []),
    { type: "sent-off", ...told, why: "foul" },
  ];
}

/** Reserves may come on, and who was knocked out may come round. */
function entering({ id, place }: Token, side: Side, when: Clock): Command[] {
  if (place === "knocked-out") return [{ type: "to-reserves", when, side, player: id }];
  return place === "reserves" ? [{ type: "to-pitch", when, side, player: id }] : [];
}

function betweenDrives(state: State): Command[] {
  if (matchOf(state).stage !== "set-up") return [];
  return [
    { type: "roll-recoveries" },
    ...SIDES.map((side) => ({ type: "set-up", side, players: lineUp(state, side) }) as const),
    { type: "roll-kick-off" },
  ];
}

const lineUp = (state: State, side: Side) =>
  ableTokens(state.sides[side].tokens)
    .slice(0, 11)
    .map(({ id }) => id);

function endings(state: State, side: Side, when: Clock): Command[] {
  const { timeUp } = matchOf(state);
  const decider: Command[] =
    timeUp && state.options.decider !== "draw"
      ? [...SIDES.map((kicking) => ({ type: "start-extra-time", kicking }) as const), { type: "roll-penalty" }]
      : [];
  return [
    { type: "end-turn", when },
    { type: "concede", side, when },
    { type: "concede-without-penalty", side },
    ...decider,
    { type: "end-match" },
  ];
}
