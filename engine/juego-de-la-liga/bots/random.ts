import type { Bot } from "../../core/simulate";
import type { Command } from "../command";
import type { View } from "../view";

/** Any of the moves that are allowed, each with the same chance: signs and ends turns without a thought. */
export const random: Bot<View, Command> = (_view, seat, legal, dice) => {
  const moves = legal.filter(({ command }) => command.type !== "arrange");
  const pick = moves.length > 1 ? dice.roll(Math.min(moves.length, 256), `bot:seat-${seat}`) - 1 : 0;
  const chosen = moves[pick];
  return chosen === undefined ? undefined : { command: chosen.command };
};
