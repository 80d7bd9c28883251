import type { EventOf } from "../model";
import type { State } from "../state";
import { withArea, withCards, withoutCards, withTable } from "./change";

/** Cards go to the discard pile face up, the last one named on top (ruling F22). */
export function discarded(state: State, { seat, cards }: EventOf<"discarded">): State {
  return withTable(withoutCards(state, seat, cards), {
    phase: "settling",
    discard: [...state.table.discard, ...cards],
  });
}

/** The discard pile has become the deck (ruling F4). */
export function reshuffled(state: State, { cards }: EventOf<"reshuffled">): State {
  const { table, hidden } = withTable(state, { discard: [], reshuffles: state.table.reshuffles + 1 });
  return { table, hidden: { ...hidden, deck: cards } };
}

/** Cards from the top of the deck. */
export function drawn({ table, hidden }: State, { seat, count, cards }: EventOf<"drawn">): State {
  const deck = hidden.deck.slice(0, hidden.deck.length - count);
  return { table, hidden: { ...hidden, deck, hands: withCards(hidden.hands, seat, cards) } };
}

/** The top card of the discard pile (ruling F17, option). */
export function takenFromDiscard(state: State, { seat, card }: EventOf<"taken-from-discard">): State {
  const { table, hidden } = withTable(state, { discard: state.table.discard.filter((other) => other !== card) });
  return { table, hidden: { ...hidden, hands: withCards(hidden.hands, seat, [card]) } };
}

/** A player is out: nothing of his stays but footballers of his colour elsewhere (rulings F7, F8). */
export function eliminated(state: State, event: EventOf<"eliminated">): State {
  const { seat, balls } = event;
  const { table, hidden } = state;
  const removed = new Set(event.removed);
  const stays = (card: (typeof event.removed)[number]) => !removed.has(card);
  return {
    table: {
      ...table,
      phase: "settling",
      areas: withArea(table.areas, seat, () => ({ goals: [], footballers: [], eliminated: { balls } })),
      discard: [...table.discard.filter(stays), ...event.discarded],
      gone: [...table.gone, ...event.removed],
      out: [...table.out, seat],
    },
    hidden: {
      ...hidden,
      deck: hidden.deck.filter(stays),
      hands: hidden.hands.map((hand, index) => (index === seat ? [] : hand)),
    },
  };
}
