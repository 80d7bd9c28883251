import { fixedDice } from "../core/dice";
import type { Actor, Moment, Seat } from "../core/rules";
import { seededDice } from "../core/simulate";
import { CARD_IDS, CARD_KINDS, type CardId, COLOURS, type Colour, colourOf, goalCard, kindOf } from "./cards";
import { decide } from "./decide";
import { evolve } from "./evolve";
import type { Command, Event } from "./model";
import { HAND_SIZE, Options } from "./options";
import type { Refusal } from "./refusals";
import type { Area, Footballer, State } from "./state";

/** What to find on the table: colours for field players, "+injury" and "+yellow-card" for what lies on them. */
export interface Scene {
  readonly options?: Record<string, unknown>;
  /** Goals by seat, each with its balls: `{ red: 2 }`. Every seat needs one. */
  readonly goals: readonly Partial<Record<Colour, number>>[];
  /** Footballers by seat: "red", "blue+injury", "red+yellow-card". */
  readonly sides?: readonly (readonly string[])[];
  /** Hands by seat: kinds of cards, colours for field players; filled up to five with cards of no interest. */
  readonly hands?: readonly (readonly string[])[];
  /** Cards of those in the scene's hands only: no filling up. */
  readonly bare?: boolean;
  readonly turn?: Seat;
  readonly turns?: number;
  readonly reshuffles?: number;
  /** Cards in the deck; what is in neither pile has left the game. */
  readonly deck?: number;
  readonly discard?: number;
}

/** The time of a scene, in ms. */
export const NOW = 1_000_000;

/** A play in the middle of a game, made of the 77 cards of the box. */
export function aPlay(scene: Scene): State {
  const options = Options.parse(scene.options ?? {});
  const box = [...CARD_IDS];
  const take = (wanted: string) => takeCard(box, wanted);
  const colours = scene.goals.flatMap((goals) => COLOURS.filter((colour) => goals[colour] !== undefined));
  const gone = COLOURS.filter((colour) => !colours.includes(colour)).map((colour) => takeThis(box, goalCard(colour)));
  for (const colour of colours) takeThis(box, goalCard(colour));
  const start = evolve(
    undefined,
    {
      type: "started",
      edition: "rulebook",
      options,
      entrants: scene.goals.map((_, seat) => ({ name: `Coach ${seat}` })),
      choosing: [],
    },
    NOW,
  );
  const areas = start.table.areas.map((area, seat): Area => {
    const goals = COLOURS.flatMap((colour) => {
      const balls = scene.goals[seat]?.[colour];
      return balls === undefined ? [] : [{ colour, balls: Array.from({ length: balls }, () => take("ball")) }];
    });
    return { ...area, goals, footballers: (scene.sides?.[seat] ?? []).map((wanted) => aFootballer(wanted, take)) };
  });
  const wanted = scene.goals.map((_, seat) => (scene.hands?.[seat] ?? []).map(take));
  const hands = scene.bare === true ? wanted : wanted.map((hand) => filledUp(hand, box));
  const rest = box.filter((card) => {
    const colour = colourOf(card);
    return colour === undefined || colours.includes(colour) || !options.removeUnusedColours;
  });
  const out = box.filter((card) => !rest.includes(card));
  const deck = rest.splice(0, scene.deck ?? rest.length - (scene.discard ?? 0));
  const discard = rest.splice(0, scene.discard ?? rest.length);
  return {
    table: {
      ...start.table,
      phase: "turn",
      freeGoals: [],
      turn: scene.turn ?? 0,
      turns: scene.turns ?? 0,
      areas,
      discard,
      gone: [...gone, ...out, ...rest],
      reshuffles: scene.reshuffles ?? 0,
    },
    hidden: { ...start.hidden, hands, deck },
  };
}

function aFootballer(wanted: string, take: (wanted: string) => CardId): Footballer {
  const [colour = "", ...attached] = wanted.split("+");
  return { card: take(colour), attached: attached.map(take) };
}

const fits = (card: CardId, wanted: string) =>
  kindOf(card) === wanted || (kindOf(card) === "field-player" && colourOf(card) === wanted);

function takeCard(box: CardId[], wanted: string): CardId {
  const card = box.find((one) => fits(one, wanted));
  if (card === undefined) throw new Error(`no ${wanted} left in the box (${CARD_KINDS.join(", ")})`);
  return takeThis(box, card);
}

function takeThis(box: CardId[], card: CardId): CardId {
  box.splice(box.indexOf(card), 1);
  return card;
}

const OF_NO_INTEREST = ["yellow-card", "doctor", "injury", "player-exchange", "red-card"];

function filledUp(hand: readonly CardId[], box: CardId[]): CardId[] {
  const full = [...hand];
  while (full.length < HAND_SIZE) {
    const kind = OF_NO_INTEREST.find((wanted) => box.some((card) => fits(card, wanted)));
    full.push(takeCard(box, kind ?? "field-player"));
  }
  return full;
}

/** The card of that kind or colour in a hand. */
export function held(state: State, seat: Seat, wanted: string): CardId {
  const card = state.hidden.hands[seat]?.find((one) => fits(one, wanted));
  if (card === undefined) throw new Error(`seat ${seat} holds no ${wanted}`);
  return card;
}

/** The footballers of that colour in front of a seat. */
export const standing = (state: State, seat: Seat, colour?: Colour): CardId[] =>
  (state.table.areas[seat]?.footballers ?? []).flatMap(({ card }) =>
    colour === undefined || colourOf(card) === colour ? [card] : [],
  );

/** The first footballer of that colour in front of a seat. */
export function stands(state: State, seat: Seat, colour: Colour): CardId {
  const [card] = standing(state, seat, colour);
  if (card === undefined) throw new Error(`no ${colour} footballer in front of seat ${seat}`);
  return card;
}

/** How a command is asked: by whom (else by the recorder), when (ms after `NOW`) and with which dice. */
export interface Asking {
  readonly by?: Actor | Seat;
  readonly after?: number;
  readonly dice?: Moment["dice"];
}

const moment = ({ by, after = 0, dice }: Asking): Moment => ({
  by: by === undefined ? { kind: "recorder" } : typeof by === "number" ? { kind: "seat", seat: by } : by,
  at: NOW + after,
  dice: dice ?? seededDice(1),
});

/** The play after some commands, one after the other, and all their events. Throws when one is refused. */
export function played(
  before: State,
  commands: readonly Command[],
  asking: Asking = {},
): { readonly state: State; readonly events: readonly Event[] } {
  const at = moment(asking);
  let state = before;
  const events: Event[] = [];
  for (const command of commands) {
    const decision = decide(state, command, at);
    if (decision.kind !== "accepted") throw new Error(`${command.type}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) state = evolve(state, event, at.at);
    events.push(...decision.events);
  }
  return { state, events };
}

/** Why a command is refused; `undefined` when it is accepted. */
export function refusalOf(state: State, command: Command, asking: Asking = {}): Refusal | undefined {
  const decision = decide(state, command, moment({ dice: fixedDice(), ...asking }));
  return decision.kind === "refused" ? decision.refusal : undefined;
}
