import type { Bot, BotId } from "../core/simulate";
import { greedy } from "./bots/greedy";
import { random } from "./bots/random";
import { strong } from "./bots/strong";
import type { Command } from "./model";
import type { View } from "./state";

/** The bots by name; each one's policy is told where it is written. */
export const bots: Readonly<Record<BotId, Bot<View, Command>>> = { random, greedy, strong };
