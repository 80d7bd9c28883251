import { type Dice, fixedDice } from "../core/dice";
import type { Actor, Seat } from "../core/rules";
import { seededDice } from "../core/simulate";
import { bestEleven } from "./best-eleven";
import type { CardId } from "./card-set";
import { priceOf } from "./cards";
import type { Command, Spaces } from "./command";
import { decide } from "./decide";
import { type Entrant, withRivals } from "./entrant";
import type { Event } from "./event";
import { evolve } from "./evolve";
import { clubOf, withClub } from "./evolve/changes";
import { matchOf } from "./evolve/matchday";
import { rollersOf } from "./flow/matches";
import { nextDie } from "./match/course";
import { millions } from "./money";
import { Options } from "./options";
import { setup } from "./setup";
import { cardsIn, sheetIn } from "./squad";
import type { Club, Fixture, Stage, State } from "./state";

/** What differs from a plain season of a test. */
export interface SeasonChanges {
  /** 1 to 6; rivals fill up. */
  readonly coaches?: number;
  readonly options?: Partial<Options>;
  readonly entrants?: readonly Entrant[];
  readonly seed?: number;
}

/** Coaches by the names "Club 0", "Club 1", …, filled up with rivals. */
export function someEntrants(coaches: number, largerLeague = false): Entrant[] {
  const named = Array.from({ length: coaches }, (_, seat) => ({ kind: "coach", name: `Club ${seat}` }) as const);
  return withRivals(named, largerLeague);
}

/** The log of a set-up. */
export function aStart({ coaches = 2, options = {}, entrants, seed = 1 }: SeasonChanges = {}): readonly Event[] {
  const parsed = Options.parse(options);
  const all = entrants ?? someEntrants(coaches, parsed.largerLeague);
  return setup({ edition: "rulebook", options: parsed, entrants: all }, seededDice(seed));
}

/** A season at the beginning of its first turn: coaches act in the order of their seats, everybody on sheet S1 if it can be. */
export function aSeason(changes: SeasonChanges = {}): State {
  const state = folded(aStart(changes));
  const order = state.clubs.flatMap(({ kind }, seat) => (kind === "coach" ? [seat] : []));
  const [seat] = order;
  if (seat === undefined || state.phase.kind !== "transfer") return state;
  return { ...state, order, phase: { kind: "transfer", turn: { ...state.phase.turn, seat } } };
}

/** The state after some events. */
export function folded(events: readonly Event[], from?: State): State {
  const state = events.reduce<State | undefined>((before, event) => evolve(before, event, 0), from);
  if (state === undefined) throw new Error("no events");
  return state;
}

/** Everything that a command leads to: the events and the state after them. Throws when it is refused. */
export function told(state: State, command: Command, ...faces: readonly number[]) {
  return toldBy(state, command, { kind: "recorder" }, fixedDice(...faces));
}

/** The same by another actor and with other dice. */
export function toldBy(state: State, command: Command, by: Actor, dice: Dice = fixedDice(), at = 0) {
  const decision = decide(state, command, { by, at, dice });
  if (decision.kind !== "accepted") throw new Error(`not accepted: ${JSON.stringify(decision)}`);
  const after = decision.events.reduce<State>((before, event) => evolve(before, event, at), state);
  return { events: decision.events, state: after };
}

/** The state after a command that is allowed. */
export const done = (state: State, command: Command, ...faces: readonly number[]): State =>
  told(state, command, ...faces).state;

/** Why a command is refused; `undefined` when it is not. */
export function refusalOf(state: State, command: Command, by: Actor = { kind: "recorder" }, at = 0) {
  const decision = decide(state, command, { by, at, dice: seededDice(1) });
  return decision.kind === "refused" ? decision.refusal : undefined;
}

/** The state with a turn of a coach at some stage. */
export function atStage(state: State, stage: Stage, seat: Seat = 0): State {
  const turn = { seat, period: 0, lap: 1, stage, sales: 0, since: 0 };
  return { ...state, phase: { kind: "transfer", turn } };
}

/** The state with some facts of a club changed; money in millions. */
export function having(state: State, seat: Seat, changes: Partial<Club> & { readonly millions?: number }): State {
  const { millions: amount, ...club } = changes;
  const changed = withClub(state, seat, (before) => ({ ...before, ...club }));
  return amount === undefined ? changed : withMoney(changed, seat, millions(amount));
}

/** The bank gives or takes the difference, so that money stays conserved. */
function withMoney(state: State, seat: Seat, money: number): State {
  const difference = money - clubOf(state, seat).money;
  return { ...withClub(state, seat, (club) => ({ ...club, money })), bank: state.bank - difference };
}

/** A club gets these footballers out of the piles or the market, for their printed prices, best eleven on the sheet. */
export function owning(state: State, seat: Seat, footballers: readonly CardId[], spaces?: Spaces): State {
  const cards = cardsIn(state);
  const taken = footballers.reduce(takenOut, state);
  const squad = footballers.map((card) => ({ card, paid: priceOf(cards, card) }));
  const placed = spaces ?? bestEleven(cards, sheetIn(state, clubOf(state, seat)), footballers, true);
  return withClub(taken, seat, (club) => ({ ...club, squad, spaces: placed }));
}

/** These footballers lie in the market, from slot 0 on; the others of the market keep their places. */
export function offering(state: State, footballers: readonly CardId[]): State {
  const cleared = footballers.reduce(takenOut, state);
  const replaced = footballers.flatMap((_, slot) => cleared.market[slot]?.card ?? []);
  const market = cleared.market.map((place, slot) => {
    const card = footballers[slot];
    return card === undefined ? place : { card };
  });
  return { ...cleared, market, piles: [[...cleared.piles[0], ...replaced], cleared.piles[1]] };
}

/** Takes a footballer out of the piles or the market, whose gap the first pile fills. */
function takenOut(state: State, footballer: CardId): State {
  const piles: [CardId[], CardId[]] = [
    state.piles[0].filter((card) => card !== footballer),
    state.piles[1].filter((card) => card !== footballer),
  ];
  const market = state.market.map((place) => {
    if (place.card !== footballer) return place;
    const card = piles[0].pop();
    return card === undefined ? {} : { card };
  });
  return { ...state, piles, market };
}

/** The action card that is drawn next; `held` ones are put into a hand or in front of a club by `having`. */
export function drawingNext(state: State, card: string): State {
  return { ...state, actionPile: [card, ...state.actionPile.filter((other) => other !== card)] };
}

/** Takes an action card out of the pile and gives it to a club. */
export function dealt(state: State, seat: Seat, ...cards: readonly string[]): State {
  const left = { ...state, actionPile: state.actionPile.filter((card) => !cards.includes(card)) };
  const isHeld = (card: string) => card.includes("elimination");
  return withClub(left, seat, (club) => ({
    ...club,
    hand: [...club.hand, ...cards.filter(isHeld)],
    faceUp: [...club.faceUp, ...cards.filter((card) => !isHeld(card))],
  }));
}

/** A season of four coaches, all on the 4-4-2 sheet S1, on the first matchday; its first match is 0 against 3. */
export function aMatchday(changes: SeasonChanges = {}): State {
  const season = aSeason({ coaches: 4, ...changes });
  const onS1 = season.clubs.reduce((state, _, seat) => having(state, seat, { sheet: "S1" }), season);
  return folded([{ type: "matchday-began", round: 1 }], onS1);
}

/** The first match of that matchday at its first die, with these footballers on their spaces. */
export function aMatch(home: Spaces = {}, away: Spaces = {}, changes: SeasonChanges = {}): State {
  const owned = owning(aMatchday(changes), 0, Object.values(home), home);
  return linedUp(owning(owned, 3, Object.values(away), away), 0, 3);
}

/** These coaches hand in their sheets as they are. */
export function linedUp(state: State, ...seats: readonly Seat[]): State {
  return seats.reduce((before, seat) => {
    return done(before, { type: "line-up", seat, spaces: clubOf(before, seat).spaces });
  }, state);
}

/** The match under way after these dice, each rolled by whoever may. */
export function rolling(state: State, ...faces: readonly number[]): State {
  return faces.reduce((before, face) => {
    const match = matchOf(before);
    const call = nextDie(match);
    const [seat] = call === undefined ? [] : rollersOf(before, match, call);
    if (seat === undefined) throw new Error("nobody may roll");
    return done(before, { type: "roll-match", seat, fixture: match.fixture }, face);
  }, state);
}

/** A match in which the home side plays first, after these dice. */
export function playing(home: Spaces, away: Spaces, faces: readonly number[], changes: SeasonChanges = {}): State {
  return rolling(aMatch(home, away, changes), 6, 1, ...faces);
}

/** The season with goals in every fixture, home first in the order of the calendar, 0-0 where none are given; its last matchday is under way. */
export function withGoals(state: State, goals: readonly (readonly [number, number])[]): State {
  const fixtures = state.fixtures.map((fixture, index): Fixture => {
    const [home, away] = goals[index] ?? [0, 0];
    const winner = home === away ? undefined : home > away ? fixture.home : fixture.away;
    return { ...fixture, result: { kind: "played", goals: [home, away], winner, incidents: [] } };
  });
  const last = Math.max(...state.fixtures.map(({ round }) => round));
  return folded([{ type: "matchday-began", round: last }], { ...state, fixtures });
}
