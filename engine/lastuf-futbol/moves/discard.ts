import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { endTurn } from "../flow/turns";
import type { CommandOf } from "../model";
import { MOST_DISCARDS } from "../options";
import type { Refusal } from "../refusals";
import type { Script } from "../script";

/** Why these cards cannot be discarded as the turn (ruling F3). */
export function discardRefusal(hand: readonly CardId[], cards: readonly CardId[]): Refusal | undefined {
  if (cards.length === 0) return "must-play-or-discard";
  if (cards.length > MOST_DISCARDS) return "too-many-discards";
  if (new Set(cards).size < cards.length) return "same-card-twice";
  return cards.every((card) => hand.includes(card)) ? undefined : "card-not-held";
}

/** Every one and every two cards of a hand. */
export function discards(hand: readonly CardId[]): CommandOf<"discard">[] {
  const commands: CommandOf<"discard">[] = [];
  for (const [index, card] of hand.entries()) {
    commands.push({ type: "discard", cards: [card] });
    for (const other of hand.slice(index + 1)) commands.push({ type: "discard", cards: [card, other] });
  }
  return commands;
}

/** One or two cards go to the discard pile instead of a play. */
export function discard(script: Script, seat: Seat, cards: readonly CardId[], dice: Dice): void {
  script.add({ type: "discarded", seat, cards });
  endTurn(script, dice);
}
