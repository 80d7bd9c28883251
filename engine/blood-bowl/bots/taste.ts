import type { Dice } from "../../core/dice";
import type { Command, CommandOf } from "../model";
import type { Side } from "../sides";
import type { View } from "../view";

/** How a bot spends: at random, or to have eleven good players and little gold for costly errors. */
export type Taste = "whim" | "sense";

/** Where a bot stands: what it sees, what it may do, and the dice it makes its mind up with. */
export interface Corner {
  readonly view: View;
  readonly side: Side;
  readonly legal: readonly Command[];
  readonly dice: Dice;
  readonly taste: Taste;
}

const PURPOSE = "bot";

/** Any one of them; `undefined` when there is none. */
export const anyOf = <Item>(items: readonly Item[], dice: Dice): Item | undefined =>
  items.length < 2 ? items[0] : items[dice.roll(Math.min(items.length, 256), PURPOSE) - 1];

/** Whether something happens that does so in so many of a hundred cases. */
export const chance = (percent: number, dice: Dice) => dice.roll(100, PURPOSE) <= percent;

/** The legal commands of one type. */
export const legalOf = <Type extends Command["type"]>(legal: readonly Command[], type: Type): CommandOf<Type>[] =>
  legal.filter((command): command is CommandOf<Type> => command.type === type);
