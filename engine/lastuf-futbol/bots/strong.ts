import type { Seat } from "../../core/rules";
import type { Bot } from "../../core/simulate";
import { type CardId, type Colour, colourOf, kindOf } from "../cards";
import type { Command } from "../model";
import type { Table, View } from "../state";
import { areaOf, footballerOf, goalOf, injuryOn, isActive, yellowsOn } from "../table";
import { best, pick } from "./pick";
import { type Position, positionOf, withFit, worthOf } from "./position";

/**
 * Weighs every play by the position after it: its own best chance to score (attackers against defenders, more where
 * balls lie already) less the chances of all others on its goals and the balls there; from that it takes what the card
 * would be worth if it were kept, and cards without a use are thrown away first. A goal is answered by Offside before
 * VAR; VAR is kept for Offsides, for goals on a goal that has a ball already, and for sendings-off of its defenders.
 * It looks one play ahead and remembers nothing.
 */
export const strong: Bot<View, Command> = (view, seat, legal, dice) => {
  const commands = legal.map(({ command }) => command);
  const command = choose(view, seat, commands) ?? pick(commands, seat, dice);
  return command === undefined ? undefined : { command };
};

function choose(view: View, seat: Seat, commands: readonly Command[]): Command | undefined {
  const { table, hand } = view;
  if (table.phase === "goals") return undefined;
  if (table.phase === "window") return best(commands, (command) => answerWorth(view, seat, command));
  const position = positionOf(table);
  const before = worthOf(position, seat);
  const price = new Map(hand.map((card) => [card, keepingWorth(table, seat, hand, card) - NEW_CARD]));
  return best(commands, (command) => {
    const cards = command.type === "discard" ? command.cards : "card" in command ? [command.card] : [];
    return cards.reduce((left, card) => left - (price.get(card) ?? 0), gain(table, position, seat, command, before));
  });
}

/** What the card drawn instead of one that leaves the hand is worth. */
const NEW_CARD = 0.45;

/** How much better off a seat is after a play. */
function gain(table: Table, position: Position, seat: Seat, command: Command, before: number): number {
  const without = (target: CardId) => worthOf(moved(table, position, target, -1), seat) - before;
  switch (command.type) {
    case "lay-footballer":
      return worthOf(changed(position, command.card, seat, 1), seat) - before;
    case "play-ball":
      return 12 + 6 * (goalOf(table, command.goal)?.goal.balls.length ?? 0);
    case "show-red-card":
      return without(command.target);
    case "injure":
      return 0.9 * without(command.target);
    case "show-yellow-card": {
      const booked = yellowsOn(footballerOf(table, command.target)?.footballer.attached ?? []).length > 0;
      return (booked ? 1 : 0.4) * without(command.target);
    }
    case "heal": {
      const owner = footballerOf(table, command.target)?.owner ?? seat;
      return worthOf(changed(position, command.target, owner, 1), seat) - before;
    }
    case "exchange-players":
      return worthOf(exchanged(table, position, seat, command.own, command.other), seat) - before;
    case "change-field":
      return worthOf(swapped(position, command.own, command.other), seat) - before;
    default:
      return 0;
  }
}

/** The position with one fit footballer of that card's colour more (or fewer) in front of a seat. */
function changed(position: Position, card: CardId, seat: Seat, more: number): Position {
  const colour = colourOf(card);
  return colour === undefined ? position : withFit(position, seat, colour, more);
}

/** The same for a footballer on the table, who does not count while he is injured. */
function moved(table: Table, position: Position, target: CardId, more: number, to?: Seat): Position {
  const placed = footballerOf(table, target);
  if (placed === undefined || !isActive(placed.footballer)) return position;
  return changed(position, target, to ?? placed.owner, more);
}

function exchanged(table: Table, position: Position, seat: Seat, own: CardId, other: CardId): Position {
  const owner = footballerOf(table, other)?.owner ?? seat;
  const left = moved(table, moved(table, position, own, -1), other, -1);
  return moved(table, moved(table, left, own, 1, owner), other, 1, seat);
}

function swapped({ fit, goals }: Position, own: Colour, other: Colour): Position {
  const ownerOf = (colour: Colour) => goals.find((goal) => goal.colour === colour)?.owner ?? 0;
  const owners = new Map([
    [own, ownerOf(other)],
    [other, ownerOf(own)],
  ]);
  return { fit, goals: goals.map((goal) => ({ ...goal, owner: owners.get(goal.colour) ?? goal.owner })) };
}

/** What a card is worth in hand for later. */
function keepingWorth(table: Table, seat: Seat, hand: readonly CardId[], card: CardId): number {
  switch (kindOf(card)) {
    case "var":
      return 3;
    case "offside":
      return 2.5;
    case "ball":
      return hand.filter((held) => kindOf(held) === "ball").length > 2 ? 0.6 : 2;
    case "field-change":
      return 1.2;
    case "red-card":
      return 1;
    case "injury":
    case "player-exchange":
      return 0.7;
    case "doctor":
      return areaOf(table, seat).footballers.some(({ attached }) => injuryOn(attached) !== undefined) ? 0.6 : 0.3;
    case "yellow-card":
      return 0.4;
    case "field-player":
    case "goal": {
      const colour = colourOf(card);
      return colour !== undefined && goalOf(table, colour) !== undefined ? 0.5 : 0;
    }
  }
}

/** Above nothing for an answer that should be given. */
function answerWorth({ table, suddenDeathFrom }: View, seat: Seat, command: Command): number {
  const { pending, window } = table;
  if (command.type !== "react" || pending === undefined) return 0;
  if (window?.about === "offside") return 1;
  if (pending.about !== "goal") {
    const colour = colourOf(pending.target);
    return colour !== undefined && goalOf(table, colour)?.owner === seat ? 1 : -1;
  }
  if (pending.owner !== seat) return -1;
  if (kindOf(command.card) === "offside") return 2;
  const urgent = suddenDeathFrom !== undefined && table.turns >= suddenDeathFrom;
  return urgent || (goalOf(table, pending.goal)?.goal.balls.length ?? 0) > 0 ? 1 : -1;
}
