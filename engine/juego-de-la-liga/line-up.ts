import type { Seat } from "../core/rules";
import type { CardId } from "./card-set";
import { actionKindOf, footballerOf, priceOf } from "./cards";
import { type ActionCardKind, POSITIONS } from "./codes";
import type { Spaces } from "./command";
import { clubOf } from "./evolve/changes";
import { type Fault, fault } from "./refusals";
import { cardsIn, owns, placementFault, sheetIn } from "./squad";
import type { State } from "./state";

/** Cards of a kind in front of a club that apply to its next match (J14). */
export function waitingCards(state: State, seat: Seat, kind: ActionCardKind): readonly string[] {
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
export function barOn(state: State, seat: Seat): Bar {
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

/** The footballers that the bar means, when these are lined up: of tied ones those who are left out. */
export function barredWith(bar: Bar, spaces: Spaces): readonly CardId[] {
  const fielded = new Set(Object.values(spaces));
  return [...bar.certain, ...bar.tied.filter((card) => !fielded.has(card)).slice(0, bar.of)];
}

/** The suspended footballers of a club (J10). */
export function suspendedOf(state: State, seat: Seat): readonly CardId[] {
  if (state.suspended.length === 0) return [];
  const club = clubOf(state, seat);
  return state.suspended.filter((card) => owns(club, card));
}

/** Why a club may not play its next match with this line-up. */
export function lineUpFault(state: State, seat: Seat, spaces: Spaces): Fault {
  const club = clubOf(state, seat);
  const wrong = placementFault(state, club, spaces);
  if (wrong !== undefined) return wrong;
  const suspended = suspendedOf(state, seat);
  const fielded = new Set(Object.values(spaces));
  const back = suspended.find((card) => fielded.has(card));
  if (back !== undefined) return fault("suspended", { footballer: back });
  const bar = barOn(state, seat);
  const barred = barredWith(bar, spaces);
  const banned = bar.certain.find((card) => fielded.has(card)) ?? bar.tied.find((card) => fielded.has(card));
  if (banned !== undefined && (bar.certain.includes(banned) || barred.length < bar.certain.length + bar.of)) {
    return fault("barred", { footballer: banned });
  }
  return replacementFault(state, seat, spaces, new Set([...suspended, ...barred]));
}

/** Whoever must sit out is replaced by a substitute of his position as long as there is one (J10). */
function replacementFault(state: State, seat: Seat, spaces: Spaces, out: ReadonlySet<CardId>): Fault {
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
