import type { Seat } from "../core/rules";
import type { Event } from "./model";
import { suddenDeathFrom, turnLimit } from "./options";
import type { State, View } from "./state";

/** What a seat may see: all that lies face up, its own hand and settings, and how many cards lie face down (LF-126). */
export function view({ table, hidden }: State, seat: Seat | undefined): View {
  const players = table.entrants.length;
  return {
    table,
    seat,
    hand: (seat === undefined ? undefined : hidden.hands[seat]) ?? [],
    handSizes: hidden.hands.map((hand) => hand.length),
    deckSize: hidden.deck.length,
    automatic: seat === undefined ? undefined : hidden.automatic[seat],
    answer: hidden.answers.find((answer) => answer.seat === seat)?.card,
    turnLimit: turnLimit(table.options, players),
    suddenDeathFrom: suddenDeathFrom(table.options, players),
  };
}

/** An event as a seat learns of it: face-down cards and other people's answers and settings are left out. */
export function news(event: Event, seat: Seat | undefined): Event | undefined {
  switch (event.type) {
    case "deck-shuffled":
    case "reshuffled":
      return { ...event, cards: [] };
    case "dealt":
      return { ...event, hands: event.hands.map((hand, index) => (index === seat ? hand : [])) };
    case "drawn":
      return event.seat === seat ? event : { ...event, cards: [] };
    case "answered":
      return event.seat === seat ? event : { type: "answered", seat: event.seat, automatic: event.automatic };
    case "automatic-set":
      return event.seat === seat ? event : undefined;
    default:
      return event;
  }
}
