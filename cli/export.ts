import { type Answer, Misused } from "./answer";
import { argumentsOf, oneOf } from "./arguments";
import { fromDatabase } from "./from-database";

export const usage = `usage: dugout export play ID
  Prints a finished play with every face and the secrets of its dice, for replay and verify-dice.`;

const KINDS = ["play"] as const;

export const run = (args: readonly string[]): Promise<Answer> =>
  fromDatabase("export-play", async () => {
    const [kind = "", playId] = argumentsOf(args, {}, { least: 2, most: 2 }).positionals;
    oneOf("export", kind, KINDS);
    if (playId === undefined) throw new Misused("an id is missing");
    return { playId };
  });
