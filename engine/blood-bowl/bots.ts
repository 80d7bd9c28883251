import type { Bot, BotId } from "../core/simulate";
import { afterMove } from "./bots/after";
import { beforeMove } from "./bots/before";
import { matchMove } from "./bots/match";
import type { Taste } from "./bots/taste";
import type { Command } from "./model";
import { sideOf } from "./sides";
import type { View } from "./view";

/** A coach who plays on a table in his head: plausible matches, and purchases after his taste. */
const coach =
  (taste: Taste): Bot<View, Command> =>
  (view, seat, legal, dice) => {
    const side = sideOf(seat);
    if (side === undefined) return undefined;
    const corner = { view, side, legal: legal.map(({ command }) => command), dice, taste };
    const command = moveIn(corner);
    return command === undefined ? undefined : { command };
  };

function moveIn(corner: Parameters<typeof matchMove>[0]): Command | undefined {
  switch (corner.view.phase) {
    case "before":
      return beforeMove(corner);
    case "match":
      return matchMove(corner);
    case "after":
      return afterMove(corner);
    case "done":
      return undefined;
  }
}

/** Coaches for simulations and demo leagues; all play alike, "greedy" and "strong" spend with sense. */
export const bots: Readonly<Record<BotId, Bot<View, Command>>> = {
  random: coach("whim"),
  greedy: coach("sense"),
  strong: coach("sense"),
};
