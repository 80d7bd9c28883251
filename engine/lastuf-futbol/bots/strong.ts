import type { Seat } from "../../core/rules";
import type { Bot } from "../../core/simulate";
import { type CardId, type Colour, colourOf, kindOf } from "../cards";
import type { Command } from "../model";
import type { View } from "../state";
import { footballerOf, goalOf, injuryOn, isActive, yellowsOn } from "../table";
import { best, pick } from "./pick";
import { type Position, positionOf, withFit, worthOf } from "./position";

/**
 * Weighs every play by the position after it: its own best chance to score (attackers against defenders, more where
 * balls lie already) less the chances of all others on its goals and the balls there; from that it takes what the card
 * would be worth if it were kept, and cards without a use are thrown away first. A goal is answered by Offside before
 * VAR; VAR is kept for Offsides, for goals on a goal that has a ball already, and for red cards against its last
 * defenders. It looks one play ahead and remembers nothing.
 */
export const strong: Bot<View, Command> = (view, seat, legal, dice) => {
  const commands = legal.map(({ command }) => command);
  const command = choose(view, seat, commands, () => pick(commands.slice(0, 256), seat, dice));
  return command === undefined ? undefined : { command };
};

function choose(view: View, seat: Seat, commands: readonly Command[], any: () => Command | undefined) {
  if (view.phase === "goals") return any();
  if (view.phase === "window") return best(commands, (command) => answerWorth(view, seat, command));
  const position = positionOf(view);
  const before = worthOf(position, seat);
  const kept = new Map(view.hand.map((card) => [card, keepingWorth(view, seat, card)]));
  return best(commands, (command) => {
    const cards = command.type === "discard" ? command.cards : "card" in command ? [command.card] : [];
    const price = cards.reduce((sum, card) => sum + (kept.get(card) ?? 0) - NEW_CARD, 0);
    return gain(view, position, seat, command, before) - price;
  });
}

/** What the card drawn instead of one that leaves the hand is worth. */
const NEW_CARD = 0.45;

function gain(view: View, position: Position, seat: Seat, command: Command, before: number): number {
  const without = (target: CardId) => worthOf(shifted(view, position, target, -1), seat) - before;
  switch (command.type) {
    case "lay-footballer": {
      const colour = colourOf(command.card);
      return colour === undefined ? 0 : worthOf(withFit(position, seat, colour, 1), seat) - before;
    }
    case "play-ball":
      return 12 + 6 * (goalOf(view, command.goal)?.goal.balls.length ?? 0);
    case "show-red-card":
      return without(command.target);
    case "injure":
      return 0.9 * without(command.target);
    case "show-yellow-card": {
      const booked = yellowsOn(footballerOf(view, command.target)?.footballer.attached ?? []).length > 0;
      return (booked ? 1 : 0.4) * without(command.target);
    }
    case "heal": {
      const placed = footballerOf(view, command.target);
      const colour = colourOf(command.target);
      if (placed === undefined || colour === undefined) return 0;
      return worthOf(withFit(position, placed.owner, colour, 1), seat) - before;
    }
    case "exchange-players":
      return worthOf(exchanged(view, position, seat, command.own, command.other), seat) - before;
    case "change-field":
      return worthOf(swapped(position, command.own, command.other), seat) - before;
    default:
      return 0;
  }
}

/** The position with a footballer gone; an injured one does not count anyway. */
function shifted(view: View, position: Position, target: CardId, more: number, to?: Seat): Position {
  const placed = footballerOf(view, target);
  const colour = colourOf(target);
  if (placed === undefined || colour === undefined || !isActive(placed.footballer)) return position;
  return withFit(position, to ?? placed.owner, colour, more);
}

function exchanged(view: View, position: Position, seat: Seat, own: CardId, other: CardId): Position {
  const owner = footballerOf(view, other)?.owner ?? seat;
  const left = shifted(view, shifted(view, position, own, -1), other, -1);
  return shifted(view, shifted(view, left, own, 1, owner), other, 1, seat);
}

const swapped = ({ fit, goals }: Position, own: Colour, other: Colour): Position => {
  const ownerOf = (colour: Colour) => goals.find((goal) => goal.colour === colour)?.owner ?? 0;
  const [mine, theirs] = [ownerOf(own), ownerOf(other)];
  return {
    fit,
    goals: goals.map((goal) =>
      goal.colour === own ? { ...goal, owner: theirs } : goal.colour === other ? { ...goal, owner: mine } : goal,
    ),
  };
};

/** What a card is worth in hand for later. */
function keepingWorth(view: View, seat: Seat, card: CardId): number {
  switch (kindOf(card)) {
    case "var":
      return 3;
    case "offside":
      return 2.5;
    case "ball":
      return view.hand.filter((held) => kindOf(held) === "ball").length > 2 ? 0.6 : 2;
    case "red-card":
      return 1;
    case "field-change":
      return 1.2;
    case "injury":
    case "player-exchange":
      return 0.7;
    case "doctor":
      return view.areas[seat]?.footballers.some(({ attached }) => injuryOn(attached) !== undefined) ? 0.6 : 0.3;
    case "yellow-card":
      return 0.4;
    default: {
      const colour = colourOf(card);
      return colour !== undefined && goalOf(view, colour) !== undefined ? 0.5 : 0;
    }
  }
}

function answerWorth(view: View, seat: Seat, command: Command): number {
  if (command.type !== "react") return 0;
  if (kindOf(command.card) === "offside") return 2;
  const { pending, window } = view;
  if (pending === undefined || window === undefined) return 0;
  if (window.about === "offside") return 1;
  if (pending.about === "goal") {
    const balls = goalOf(view, pending.goal)?.goal.balls.length ?? 0;
    return pending.owner === seat && balls > 0 ? 1 : -1;
  }
  const colour = colourOf(pending.target);
  const defends = colour !== undefined && goalOf(view, colour)?.owner === seat;
  return defends && positionOf(view).fit[seat] !== undefined ? 1 : -1;
}
