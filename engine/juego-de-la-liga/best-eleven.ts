import type { Seat } from "../core/rules";
import type { CardId, SpaceId } from "./card-set";
import { type Cards, footballerOf, type SheetIndex } from "./cards";
import type { Position } from "./codes";
import type { Spaces } from "./command";
import { clubOf } from "./evolve/changes";
import { barOn, lineUpFault, suspendedOf } from "./line-up";
import { ratingOf } from "./match/rating";
import { cardsIn, sheetIn } from "./squad";
import type { LineUpFacts } from "./state";

/**
 * The best eleven of these footballers on a sheet: in each position the best rated ones, the best where most numbers
 * stand. Whoever is worse than the printed footballers stays among the substitutes unless `all` are to play.
 */
export function bestEleven(cards: Cards, sheet: SheetIndex, squad: readonly CardId[], all = false): Spaces {
  const spaces: Record<SpaceId, CardId> = {};
  const filled: Record<Position, number> = { GK: 0, DF: 0, MF: 0, FW: 0 };
  for (const { card, rating } of ranked(cards, squad)) {
    if (rating <= 0 && !all) break;
    const { position } = footballerOf(cards, card);
    const space = sheet.byChance[position][filled[position]++];
    if (space !== undefined) spaces[space.id] = card;
  }
  return spaces;
}

/** The best line-up that a club may play its next match with: for absent coaches and as a proposal. */
export function bestLineUp(state: LineUpFacts, seat: Seat): Spaces {
  const cards = cardsIn(state);
  const club = clubOf(state, seat);
  const sheet = sheetIn(state, club);
  const able = ableToPlay(state, seat);
  const best = bestEleven(cards, sheet, able);
  const everybody = able.length === club.squad.length;
  return everybody || lineUpFault(state, seat, best) === undefined ? best : bestEleven(cards, sheet, able, true);
}

/** Who is neither suspended nor barred; of tied footballers the better rated ones stay. */
function ableToPlay(state: LineUpFacts, seat: Seat): readonly CardId[] {
  const squad = clubOf(state, seat).squad.map(({ card }) => card);
  const { certain, tied, of } = barOn(state, seat);
  const suspended = suspendedOf(state, seat);
  if (suspended.length + certain.length + of === 0) return squad;
  const cards = cardsIn(state);
  const leftOut = [...tied].sort((a, b) => ratingOf(cards, a) - ratingOf(cards, b)).slice(0, of);
  const out = new Set([...suspended, ...certain, ...leftOut]);
  return squad.filter((card) => !out.has(card));
}

function ranked(cards: Cards, squad: readonly CardId[]) {
  return squad.map((card) => ({ card, rating: ratingOf(cards, card) })).sort((a, b) => b.rating - a.rating);
}
