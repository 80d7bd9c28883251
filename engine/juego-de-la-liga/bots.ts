import type { Bot, BotId } from "../core/simulate";
import { greedy } from "./bots/greedy";
import { random } from "./bots/random";
import { strong } from "./bots/strong";
import type { Command } from "./command";
import type { View } from "./view";

/** Who may play in place of a coach. */
export const BOTS_BY_ID: Readonly<Record<BotId, Bot<View, Command>>> = { random, greedy, strong };
