import type { CardId } from "../card-set";
import { type Cards, footballerOf, type SheetIndex } from "../cards";
import type { Position } from "../codes";
import { expectedGoals } from "./odds";

const ratings = new WeakMap<Cards, Map<CardId, number>>();

/**
 * What a footballer is worth in a match: goals of difference that a club of printed footballers gains by him on a
 * space with two numbers (the keeper's has none), against another such club.
 */
export function ratingOf(cards: Cards, card: CardId): number {
  const known = ratings.get(cards) ?? rateAll(cards);
  ratings.set(cards, known);
  return known.get(card) ?? 0;
}

function rateAll(cards: Cards): Map<CardId, number> {
  const sheets = [...cards.sheets.values()];
  return new Map(
    [...cards.footballers.keys()].map((card) => {
      const values = sheets.map((sheet) => gainOn(cards, sheet, card));
      return [card, values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)];
    }),
  );
}

function gainOn(cards: Cards, sheet: SheetIndex, card: CardId): number {
  const { position } = footballerOf(cards, card);
  const space = spaceOf(sheet, position);
  if (space === undefined) return 0;
  const printed = { cards, sheet, lineUp: {} };
  const { scored, conceded } = expectedGoals({ cards, sheet, lineUp: { [space.id]: card } }, printed);
  const shares = position === "GK" ? 1 : space.dice.length / 2;
  return (scored - conceded) / shares;
}

function spaceOf(sheet: SheetIndex, position: Position) {
  const own = sheet.spaces.filter((space) => space.position === position);
  return own.find(({ dice }) => dice.length === 2) ?? own[0];
}
