import type { CardId } from "../cards";
import { cardOf, type WithDeck } from "../deck";

export interface LaidOut {
  /** Cards for the display, in the order drawn. */
  readonly laid: readonly CardId[];
  /** Yellow cards that came up; each is replaced by the next card (L15). */
  readonly yellows: readonly CardId[];
  /** What is left of the hand. */
  readonly hand: readonly CardId[];
}

/** Draws from the top of a hand until so many places of a display are filled, or the hand is empty. */
export function layOut(deck: WithDeck, hand: readonly CardId[], places: number): LaidOut {
  const left = [...hand];
  const laid: CardId[] = [];
  const yellows: CardId[] = [];
  while (laid.length < places) {
    const card = left.pop();
    if (card === undefined) break;
    (cardOf(deck, card).kind === "yellow" ? yellows : laid).push(card);
  }
  return { laid, yellows, hand: left };
}
