import type { CardId } from "../card-set";
import { type Cards, footballerOf, type SheetIndex } from "../cards";
import type { Position } from "../codes";
import { ratingOf } from "../match/rating";

/** Goals of difference in a match that a further footballer adds to a squad, each on the best space left for him. */
export function gainOf(cards: Cards, sheet: SheetIndex, squad: readonly CardId[], footballer: CardId): number {
  const { position } = footballerOf(cards, footballer);
  const ratings = squad
    .filter((card) => footballerOf(cards, card).position === position)
    .map((card) => ratingOf(cards, card));
  const before = positionValue(sheet, position, ratings);
  return positionValue(sheet, position, [...ratings, ratingOf(cards, footballer)]) - before;
}

/** The best rated footballers on the spaces with most numbers; nobody plays who is worse than a printed footballer. */
function positionValue(sheet: SheetIndex, position: Position, ratings: readonly number[]): number {
  const best = ratings.filter((rating) => rating > 0).sort((a, b) => b - a);
  return sheet.byChance[position].reduce((sum, { dice }, index) => {
    const share = position === "GK" ? 1 : dice.length / 2;
    return sum + share * (best[index] ?? 0);
  }, 0);
}
