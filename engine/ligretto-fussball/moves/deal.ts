import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import { type CardId, isAction, KICK_OFF_NUMBER, TEAMS, type Team } from "../cards";
import { cardOf } from "../deck";
import type { EventOf } from "../model";
import { playerAt, type State, seatsOf } from "../state";

interface DealtHand {
  readonly seat: Seat;
  readonly display: readonly CardId[];
  readonly hand: readonly CardId[];
}

/** Shuffles both teams' cards and deals them to those who are there (LG-016 to LG-027). */
export function deal(state: State, dice: Dice): EventOf<"dealt"> {
  return { type: "dealt", hands: TEAMS.flatMap((team) => dealTeam(state, team, dice)).sort((a, b) => a.seat - b.seat) };
}

function dealTeam(state: State, team: Team, dice: Dice): DealtHand[] {
  const all = seatsOf(state, team);
  const present = all.filter((seat) => playerAt(state, seat).absentSince === undefined);
  const seats = present.length > 0 ? present : all;
  const cards = dice.shuffle(state.teams[team].deck, `deal:${team}`);
  const shares = seats.length === 1 ? [cards] : split(cards, team, dice);
  return seats.map((seat, index) => layOutDisplay(state, seat, shares[index] ?? [], seats.length === 1 ? 4 : 2, dice));
}

/** Two equal shares; the odd card goes to one of the two by lot (LG-133). */
function split(cards: readonly CardId[], team: Team, dice: Dice): CardId[][] {
  const half = Math.floor(cards.length / 2);
  const first = half + (cards.length % 2 === 1 && dice.roll(2, `odd-card:${team}`) === 1 ? 1 : 0);
  return [cards.slice(0, first), cards.slice(first)];
}

/**
 * Lays out the display of a new round. Cards that may not lie there go back to random places of the hand: in a
 * shuffled hand that is the same as shuffling them back one by one (L15).
 */
function layOutDisplay(state: State, seat: Seat, cards: readonly CardId[], size: number, dice: Dice): DealtHand {
  const hand = [...cards];
  const display: CardId[] = [];
  const refused: CardId[] = [];
  while (display.length < size) {
    const card = hand.pop();
    if (card === undefined) break;
    (mayBeLaidOut(state, card) ? display : refused).push(card);
  }
  for (const card of refused) {
    const place = hand.length === 0 ? 1 : dice.roll(hand.length + 1, `set-up:seat-${seat}`);
    hand.splice(place - 1, 0, card);
  }
  return { seat, display, hand };
}

/** No action card, yellow card or number 4 in the middle lies in a display at first (LG-026, LG-027). */
export function mayBeLaidOut(state: State, id: CardId): boolean {
  const card = cardOf(state, id);
  return "holder" in card && card.holder.number !== KICK_OFF_NUMBER && !isAction(card);
}
