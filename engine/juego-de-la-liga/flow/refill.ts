import type { CardId } from "../card-set";
import type { EventOf } from "../event";
import type { Unfolding } from "./unfolding";

type Refill = EventOf<"refilled">["cards"][number];

/** Which row of the market a slot is in; row 0 is refilled from pile 0, row 1 from pile 1 (J20). */
export const rowOf = (slot: number): 0 | 1 => (slot < 4 ? 0 : 1);

/** Cards that were shuffled, in two piles as even as can be: of 21, 11 and 10. */
export function intoPiles(shuffled: readonly CardId[]): [CardId[], CardId[]] {
  const middle = Math.ceil(shuffled.length / 2);
  return [shuffled.slice(0, middle), shuffled.slice(middle)];
}

/** Fills every empty place of the market at once; with both piles empty the discard makes new ones (J20). */
export function refillMarket(u: Unfolding): void {
  for (;;) {
    const cards = fromPiles(u);
    if (cards.length > 0) u.add({ type: "refilled", cards });
    const gaps = u.state.market.some(({ card }) => card === undefined);
    if (!gaps || u.state.discard.length === 0) return;
    u.add({ type: "footballers-shuffled", piles: intoPiles(u.dice.shuffle(u.state.discard, "footballers-discard")) });
  }
}

function fromPiles({ state }: Unfolding): Refill[] {
  const next: [number, number] = [0, 0];
  const cards: Refill[] = [];
  for (const [slot, { card: present }] of state.market.entries()) {
    if (present !== undefined) continue;
    const own = rowOf(slot);
    const pile = state.piles[own][next[own]] === undefined ? otherPile(own) : own;
    const card = state.piles[pile][next[pile]];
    if (card === undefined) continue;
    next[pile]++;
    cards.push({ slot, pile, card });
  }
  return cards;
}

const otherPile = (pile: 0 | 1): 0 | 1 => (pile === 0 ? 1 : 0);
