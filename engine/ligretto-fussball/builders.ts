import type { Decision } from "../core/decision";
import { type Dice, diceFrom } from "../core/dice";
import type { Actor, Seat, Start } from "../core/rules";
import { seededDice } from "../core/simulate";
import { type CardId, TEAMS, type Team } from "./cards";
import { decide } from "./decide";
import { cardIdsOf, cardOf } from "./deck";
import { earliestDue } from "./due";
import { evolve } from "./evolve";
import type { Command, Entrant, Event } from "./model";
import { Options } from "./options";
import type { Refusal } from "./refusals";
import { rules } from "./rules";
import { type Player, type State, seatsOf } from "./state";

/** When the lobbies of tests open, in ms. */
export const T0 = 1_000_000;

/** What a play of so many seats starts with; without teams the seats 0 and 2 are red. */
export function aStart(seats: number | readonly Team[], options: Partial<Options> = {}): Start<Options, Entrant> {
  const teams = typeof seats === "number" ? Array.from({ length: seats }, (_, seat) => TEAMS[seat % 2]) : seats;
  const entrants = teams.map((team, seat) => ({ name: `P${seat}`, team }));
  return { edition: "rulebook", options: Options.parse(options), entrants };
}

/** Players in the lobby. */
export function aLobby(seats: number | readonly Team[], options: Partial<Options> = {}): State {
  const [started] = rules.setup(aStart(seats, options), seededDice(1));
  if (started === undefined) throw new Error("a play starts with its set-up events");
  return evolve(undefined, started, T0);
}

/** A first round, dealt by a seed and just kicked off. */
export function aRound(seats: number | readonly Team[], options: Partial<Options> = {}, seed = 1): State {
  const dice = seededDice(seed);
  const lobby = aLobby(seats, options);
  const ready = lobby.players.reduce((state, _, seat) => moved(state, seat, { type: "ready" }, { dice }), lobby);
  return moved(ready, "clock", { type: "tick" }, { in: ready.options.countdownMs, dice });
}

interface PlayOf {
  readonly seats?: number | readonly Team[];
  readonly options?: Partial<Options>;
  /** The stack, its top last. */
  readonly centre?: readonly CardId[];
  /** Piles by seat, tops last; what is not said is empty. */
  readonly players?: readonly Partial<Player>[];
  /** Cards that are said nowhere lie at the bottom of the hands, or are out of the play. */
  readonly rest?: "hands" | "away";
}

/** A round under way with known cards. */
export function aPlay({ seats = 2, options = {}, centre = [], players = [], rest = "hands" }: PlayOf = {}): State {
  const round = aRound(seats, options);
  const bare = round.players.map((player, seat) => ({
    ...player,
    hand: [],
    display: [],
    discard: [],
    ...players[seat],
  }));
  const used = new Set([...centre, ...bare.flatMap(cardsOf)]);
  const free = (team: Team) =>
    cardIdsOf(round, team).filter((id) => !used.has(id) && !round.teams[team].spare.includes(id));
  const dealt = bare.map((player, seat) => {
    const mates = seatsOf(round, player.team);
    const share = free(player.team).filter((_, index) => mates[index % mates.length] === seat);
    // reversed, so that yellow and action cards lie lowest
    return rest === "away" ? player : { ...player, hand: [...share.reverse(), ...player.hand] };
  });
  return { ...round, players: dealt, centre: { ...round.centre, version: centre.length, cards: centre } };
}

/** Every card that is a player's or lies in front of the player. */
export const cardsOf = ({ hand, display, discard, yellows, owed }: Player): readonly CardId[] => [
  ...hand,
  ...display,
  ...discard,
  ...yellows,
  ...owed,
];

/** So many footballers of a team that are no 4 and no goal card, but for those named. */
export function some(count: number, team: Team, without: readonly CardId[] = []): readonly CardId[] {
  const plain = cardIdsOf({ options: {} }, team).filter((id) => {
    const card = cardOf({ options: {} }, id);
    return card.kind === "pass" && card.holder.number !== 4 && !without.includes(id);
  });
  if (plain.length < count) throw new Error(`there are only ${plain.length} such cards`);
  return plain.slice(0, count);
}

interface When {
  /** Ms after the newest event. */
  readonly in?: number;
  readonly dice?: Dice;
}

/** What a seat, the clock or the recorder is answered. */
export function ask(
  state: State,
  who: Seat | "clock" | "recorder",
  command: Command,
  { in: later = 0, dice = unshuffled }: When = {},
): Decision<Event, Refusal> {
  const by: Actor = typeof who === "number" ? { kind: "seat", seat: who } : { kind: who };
  return decide(state, command, { by, at: state.at + later, dice });
}

/** The events of an accepted command; throws on a refusal. */
export function eventsOf(...asked: Parameters<typeof ask>): readonly Event[] {
  const answer = ask(...asked);
  if (answer.kind !== "accepted") throw new Error(`not accepted: ${JSON.stringify(answer)}`);
  return answer.events;
}

/** The state after an accepted command; throws on a refusal. */
export function moved(...asked: Parameters<typeof ask>): State {
  const [state, , , when] = asked;
  return eventsOf(...asked).reduce((now, event) => evolve(now, event, state.at + (when?.in ?? 0)), state);
}

/** Lets the clock do all that becomes due in so many ms. */
export function wait(state: State, ms: number, dice: Dice = unshuffled): State {
  let now = state;
  for (let due = earliestDue(now); due !== undefined && due.at <= state.at + ms; due = earliestDue(now)) {
    now = moved(now, "clock", { type: "tick" }, { in: Math.max(0, due.at - now.at), dice });
  }
  return now;
}

/** Dice under which a shuffle leaves the order as it is and every other roll shows its highest face. */
export const unshuffled: Dice = diceFrom((sides) => sides);

/** The command to play a card, meant for the centre that was seen. */
export const playing = (card: CardId, seen?: number): Command =>
  seen === undefined ? { type: "play-card", card } : { type: "play-card", card, seen };
