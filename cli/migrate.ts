import type { Answer } from "./answer";
import { argumentsOf } from "./arguments";
import { fromDatabase } from "./from-database";

export const usage = `usage: dugout migrate
  Brings the database to this version. npm start does so by itself.`;

export const run = (args: readonly string[]): Promise<Answer> =>
  fromDatabase("migrate", async () => void argumentsOf(args, {}, { least: 0, most: 0 }));
