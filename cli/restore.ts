import type { Answer } from "./answer";
import { fileOf } from "./backup";
import { fromDatabase } from "./from-database";

export const usage = `usage: dugout restore FILE
  Puts a backup into an empty database, all of it or nothing, and prints how many rows. A demo league makes room.`;

export const run = (args: readonly string[]): Promise<Answer> => fromDatabase("restore", async () => fileOf(args));
