import type { Seat } from "../core/rules";
import type { CardId } from "./card-set";
import { actionKindOf, footballerOf, priceOf } from "./cards";
import { type ActionCardKind, POSITIONS } from "./codes";
import type { Spaces } from "./command";
import { clubOf } from "./evolve/changes";
import { type Fault, fault } from "./refusals";
import { cardsIn, owns, placementFault, sheetIn } from "./squad";
import type { LineUpFacts } from "./state";

/** Cards of a kind in front of a club that apply to its next match (J14). */
export function waitingCards(state: LineUpFacts, seat: Seat, kind: ActionCardKind): readonly string[] {
  const cards = cardsIn(state);
  const waiting = clubOf(state, seat).faceUp.filter((card) => actionKindOf(cards, card) === kind);
  return state.options.stackPenalties === "all" ? waiting : waiting.slice(0, 1);
}

/** Whom red-card action cards keep out: those who are for certain, and some of others of equal value (J14, J15). */
export interface Bar {
  readonly certain: readonly CardId[];
  readonly tied: readonly CardId[];
  /** How many of the tied ones. */
  readonly of: number;
}

/** The bar on a club in its next match; it looks at the whole squad. */
export function barOn(state: LineUpFacts, seat: Seat): Bar {
  const cards = cardsIn(state);
  const count = waitingCards(state, seat, "red-card").length;
  if (count === 0) return { certain: [], tied: [], of: 0 };
  const ranked = clubOf(state, seat)
    .squad.map(({ card }) => ({ card, value: priceOf(cards, card) }))
    .sort((a, b) => b.value - a.value);
  const last = ranked[Math.min(count, ranked.length) - 1]?.value;
  if (last === undefined) return { certain: [], tied: [], of: 0 };
  const certain = ranked.filter(({ value }) => value > last).map(({ card }) => card);
  const tied = ranked.filter(({ value }) => value === last).map(({ card }) => card);
  return { certain, tied, of: Math.min(count, ranked.length) - certain.length };
}

/** The suspended footballers of a club (J10). */
export function suspendedOf(state: LineUpFacts, seat: Seat): readonly CardId[] {
  if (state.suspended.length === 0) return [];
  const club = clubOf(state, seat);
  return state.suspended.filter((card) => owns(club, card));
}

/** Why a club may not play its next match with this line-up. */
export function lineUpFault(state: LineUpFacts, seat: Seat, spaces: Spaces): Fault {
  const wrong = placementFault(state, clubOf(state, seat), spaces);
  if (wrong !== undefined) return wrong;
  const fielded = new Set(Object.values(spaces));
  const suspended = suspendedOf(state, seat).find((card) => fielded.has(card));
  if (suspended !== undefined) return fault("suspended", { footballer: suspended });
  const bar = barOn(state, seat);
  const tooMany = choicesOf(bar, fielded).length === 0;
  const barred = [...bar.certain, ...(tooMany ? bar.tied : [])].find((card) => fielded.has(card));
  if (barred !== undefined) return fault("barred", { footballer: barred });
  return replacementFault(state, seat, spaces, barredWith(state, seat, spaces));
}

/** The footballers whom the bar means with this line-up: of tied ones some who are left out, as the coach would choose. */
export function barredWith(state: LineUpFacts, seat: Seat, spaces: Spaces): readonly CardId[] {
  const choices = choicesOf(barOn(state, seat), new Set(Object.values(spaces)));
  const fits = choices.find((barred) => replacementFault(state, seat, spaces, barred) === undefined);
  return fits ?? choices[0] ?? [];
}

/** Every set of footballers that the bar can mean when these are fielded; none when too many tied ones are. */
function choicesOf({ certain, tied, of }: Bar, fielded: ReadonlySet<CardId>): readonly (readonly CardId[])[] {
  const leftOut = tied.filter((card) => !fielded.has(card));
  return combinations(leftOut, of).map((chosen) => [...certain, ...chosen]);
}

function combinations(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => combinations(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]));
}

/** Whoever must sit out is replaced by a substitute of his position as long as there is one (J10). */
function replacementFault(state: LineUpFacts, seat: Seat, spaces: Spaces, barred: readonly CardId[]): Fault {
  const out = new Set([...suspendedOf(state, seat), ...barred]);
  if (out.size === 0) return undefined;
  const cards = cardsIn(state);
  const club = clubOf(state, seat);
  const sheet = sheetIn(state, club);
  for (const position of POSITIONS) {
    const own = club.squad.filter(({ card }) => footballerOf(cards, card).position === position);
    const able = own.filter(({ card }) => !out.has(card)).length;
    if (able === own.length) continue;
    const places = sheet.byChance[position];
    const filled = places.filter(({ id }) => spaces[id] !== undefined).length;
    if (filled < Math.min(places.length, able)) return fault("must-replace", { position });
  }
  return undefined;
}
