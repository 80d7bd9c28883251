import { awardsOf } from "../match/awards";
import { matchOf } from "../match/checks";
import { isTold, toldIn } from "../match/deeds";
import { type Clock, FEATS, type Feat, type PlayerRef } from "../match/model";
import type { Command } from "../model";
import { opponentOf, SIDES, type Side } from "../sides";
import type { LoggedEvent, State, Token } from "../state";
import { ableTokens, onPitch } from "../tokens";

/**
 * What may be told of the running turn by the side that plays it: its own deeds, and the other's harm. The other side
 * intercepts. None of it is ever refused, which a test checks.
 */
export function deedsOf(state: State, side: Side): Command[] {
  const { clock } = matchOf(state);
  const told = toldIn(state, clock);
  const own = ableTokens(state.sides[side].tokens);
  const deeds: readonly Deed[] =
    clock.of === side ? [...FEATS.filter((feat) => awardsOf(state, side)[feat] > 0), "stalling"] : ["interception"];
  const feats = own.flatMap(({ id }) => untold(deeds, { when: clock, side, player: id }, told));
  if (clock.of !== side) return feats;
  const [first] = onPitch(own);
  return [
    ...feats,
    ...own.flatMap((token) => moves(token, { when: clock, side, player: token.id })),
    ...onPitch(state.sides[opponentOf(side)].tokens).flatMap(({ id }) => harm(clock, side, first, id)),
  ];
}

type Deed = Feat | "stalling";

const untold = (deeds: readonly Deed[], ref: Told, told: readonly LoggedEvent[]): Command[] =>
  deeds.filter((deed) => !isTold(deed, ref, told)).map((type) => ({ type, ...ref }));

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

/** What becomes of an own player in his own turn. */
const moves = ({ place }: Token, told: Told): Command[] => [
  { type: "touchdown", ...told },
  ...(place === "pitch" ? [{ type: "to-reserves", ...told } as const] : []),
  { type: "sent-off", ...told, why: "foul" },
];

/** What becomes of an opponent. */
function harm(when: Clock, side: Side, by: Token | undefined, opponent: string): Command[] {
  const victim = { side: opponentOf(side), player: opponent };
  const block: Command[] =
    by === undefined ? [] : [{ type: "casualty", when, victim, cause: "block", by: { side, player: by.id } }];
  return [{ type: "knocked-out", when, ...victim }, ...block];
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
