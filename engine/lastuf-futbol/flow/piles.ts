import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import { HAND_SIZE } from "../options";
import type { Script } from "../script";

/** Fills the hand of a player who is in up to five; the discard pile is shuffled at the moment a draw needs it (ruling F4). */
export function refill(script: Script, seat: Seat, dice: Dice): void {
  for (;;) {
    const { table, hidden } = script.state();
    if (table.areas[seat]?.eliminated !== undefined) return;
    const missing = HAND_SIZE - (hidden.hands[seat]?.length ?? HAND_SIZE);
    if (missing <= 0) return;
    if (hidden.deck.length === 0) {
      if (table.discard.length === 0) return;
      const cards = dice.shuffle(table.discard, `reshuffle:${table.reshuffles + 1}`);
      script.add({ type: "reshuffled", count: cards.length, cards });
      continue;
    }
    const cards = hidden.deck.slice(-missing).reverse();
    script.add({ type: "drawn", seat, count: cards.length, cards });
  }
}

/** The top card of the discard pile comes to a hand (ruling F17, option). */
export function takeFromDiscard(script: Script, seat: Seat): void {
  const card = script.state().table.discard.at(-1);
  if (card !== undefined) script.add({ type: "taken-from-discard", seat, card });
}
