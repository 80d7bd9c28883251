import type { Seat } from "../../core/rules";
import { type CardId, type CardKind, kindOf } from "../cards";
import { answerOf } from "../flow/windows";
import type { Refusal } from "../refusals";
import type { Footballer, Table } from "../state";
import { footballerOf } from "../table";

/** Why a card from the hand cannot be the card of the turn as a card of that kind. */
export function cardRefusal(hand: readonly CardId[], card: CardId, kind: CardKind): Refusal | undefined {
  if (!hand.includes(card)) return "card-not-held";
  if (answerOf(card) !== undefined) return "reaction-only";
  return kindOf(card) === kind ? undefined : "wrong-card";
}

/** Why a footballer is no target of a card against an opponent. */
export function opponentRefusal(table: Table, seat: Seat, target: CardId): Refusal | undefined {
  const placed = footballerOf(table, target);
  if (placed === undefined) return "not-on-the-table";
  return placed.owner === seat ? "own-footballer" : undefined;
}

type OnFootballer = "show-red-card" | "show-yellow-card" | "injure" | "heal";

/** Commands that play a card on every footballer of the opponents who fits. */
export function onOpponents<Type extends OnFootballer>(
  type: Type,
  table: Table,
  seat: Seat,
  card: CardId,
  fits: (footballer: Footballer) => boolean,
): { type: Type; card: CardId; target: CardId }[] {
  const commands: { type: Type; card: CardId; target: CardId }[] = [];
  for (const [owner, { footballers }] of table.areas.entries()) {
    if (owner === seat) continue;
    for (const one of footballers) if (fits(one)) commands.push({ type, card, target: one.card });
  }
  return commands;
}
