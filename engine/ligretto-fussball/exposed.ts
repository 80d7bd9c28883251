import type { CardId } from "./cards";
import type { PlayedFrom } from "./model";
import type { Player } from "./state";

/** Where an own card lies open: the display, the top of the discard, or just covered (option `revealBoth`). */
export function exposedIn({ display, discard, covered }: Player, card: CardId): PlayedFrom | undefined {
  if (display.includes(card)) return "display";
  if (discard.at(-1) === card) return "discard";
  return covered === card ? "covered" : undefined;
}

/** All cards that a player may play from where they lie. */
export function exposedCards({ display, discard, covered }: Player): readonly CardId[] {
  return [...display, ...discard.slice(-1), ...(covered === undefined ? [] : [covered])];
}
