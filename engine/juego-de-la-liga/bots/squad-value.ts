import type { CardId } from "../card-set";
import { type Cards, footballerOf, type SheetIndex } from "../cards";
import { POSITIONS, type Position } from "../codes";
import { ratingOf } from "../match/rating";

/** Goals of difference in a match that a squad is worth, each footballer on the best space left for him. */
export function squadValue(cards: Cards, sheet: SheetIndex, squad: readonly CardId[]): number {
  return POSITIONS.reduce((sum, position) => sum + positionValue(cards, sheet, squad, position), 0);
}

/** What a further footballer, in place of another one or not, adds to a squad. */
export function gainOf(
  cards: Cards,
  sheet: SheetIndex,
  squad: readonly CardId[],
  footballer: CardId,
  sold: readonly CardId[] = [],
): number {
  const kept = squad.filter((card) => !sold.includes(card));
  return squadValue(cards, sheet, [...kept, footballer]) - squadValue(cards, sheet, squad);
}

function positionValue(cards: Cards, sheet: SheetIndex, squad: readonly CardId[], position: Position): number {
  const ratings = squad
    .filter((card) => footballerOf(cards, card).position === position)
    .map((card) => ratingOf(cards, card))
    .filter((rating) => rating > 0)
    .sort((a, b) => b - a);
  return sheet.byChance[position].reduce((sum, { dice }, index) => {
    const share = position === "GK" ? 1 : dice.length / 2;
    return sum + share * (ratings[index] ?? 0);
  }, 0);
}
