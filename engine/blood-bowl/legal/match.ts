import { editionOf } from "../edition-of";
import { awardsOf } from "../match/awards";
import { matchOf } from "../match/checks";
import { type Clock, FEATS } from "../match/model";
import type { Command } from "../model";
import { opponentOf, SIDES, type Side } from "../sides";
import type { State, Token } from "../state";
import { ableTokens, onPitch } from "../tokens";

/** What may be told of one side's players now, and what the match itself may do. */
export function matchCandidates(state: State, side: Side): Command[] {
  const match = matchOf(state);
  const when = match.clock;
  return [
    ...match.openCasualties.flatMap(({ victim, rolls }) => (victim.side === side ? waiting(victim, rolls.length) : [])),
    ...state.sides[side].tokens.flatMap((token) => ofPlayer(state, side, token, when)),
    { type: "use-reroll", when, side },
    ...betweenDrives(state),
    ...endings(state, side, when),
  ];
}

function waiting(victim: { side: Side; player: string }, rolls: number): Command[] {
  if (rolls > 1) return [choice(victim, "first"), choice(victim, "second")];
  return [
    { type: "treat-casualty", victim, treatment: { use: false } },
    { type: "treat-casualty", victim, treatment: { use: true } },
  ];
}

const choice = (victim: { side: Side; player: string }, keep: "first" | "second") =>
  ({ type: "choose-roll", victim, keep }) as const;

/** Deeds and harm of somebody who is able; a knocked-out player may come back. */
function ofPlayer(state: State, side: Side, { id, place }: Token, when: Clock): Command[] {
  const told = { when, side, player: id };
  if (place === "knocked-out") return [{ type: "to-reserves", ...told }];
  if (place !== "pitch" && place !== "reserves") return [];
  const awards = awardsOf(state.sides[side], editionOf(state));
  const [by] = onPitch(state.sides[opponentOf(side)].tokens);
  const blocked: Command[] =
    by === undefined
      ? []
      : [
          {
            type: "casualty",
            when,
            victim: { side, player: id },
            cause: "block",
            by: { side: opponentOf(side), player: by.id },
          },
        ];
  return [
    { type: "touchdown", ...told },
    ...FEATS.filter((feat) => awards[feat] > 0).map((type) => ({ type, ...told })),
    ...blocked,
    { type: "knocked-out", ...told },
    place === "pitch" ? { type: "to-reserves", ...told } : { type: "to-pitch", ...told },
    { type: "sent-off", ...told, why: "foul" },
    { type: "stalling", ...told },
  ];
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
