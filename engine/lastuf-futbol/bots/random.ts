import type { Bot } from "../../core/simulate";
import type { CardId } from "../cards";
import type { Command } from "../model";
import type { View } from "../state";
import { pick } from "./pick";

/**
 * Takes a card of the hand at random among those that have a play, and one of its targets at random; a turn in eight,
 * and whenever no card has a play, it discards one or two cards instead. Goals are chosen, and windows answered, at
 * random among what is allowed. It never looks at the table, so it is the measure of how games go without a plan.
 */
export const random: Bot<View, Command> = (_view, seat, legal, dice) => {
  const cards = new Map<CardId, Command[]>();
  const others: Command[] = [];
  for (const { command } of legal) {
    if (command.type === "react" || !("card" in command)) others.push(command);
    else {
      const plays = cards.get(command.card);
      if (plays === undefined) cards.set(command.card, [command]);
      else plays.push(command);
    }
  }
  const discards = cards.size === 0 || (others.length > 0 && dice.roll(8, `bot:seat-${seat}`) === 1);
  const among = discards ? others : (pick([...cards.values()], seat, dice) ?? others);
  const command = pick(among.slice(0, 256), seat, dice);
  return command === undefined ? undefined : { command };
};
