import { calculate } from "@/engine/blood-bowl";
import { type Answer, answerOf, type Io, Misused, Refused } from "./answer";
import { argumentsOf } from "./arguments";
import { readAny } from "./read-json";

export const usage = `usage: dugout calc blood-bowl [FILE.json]
  Works out arithmetic cases: an array of {id, kind, edition, input, dice} from the file or standard input.
  Prints an array of {id, result}. Editions: document, both, league-document, official-2025, official-2020.`;

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => answersOf(args, io));

async function answersOf(args: readonly string[], io: Io) {
  const [game, file] = argumentsOf(args, {}, { least: 1, most: 2 }).positionals;
  if (game !== "blood-bowl") throw new Misused(`there is nothing to work out for "${game}"`);
  const calculation = calculate(await readAny(io, file));
  if (!calculation.ok) throw new Refused(`${file ?? "standard input"}: ${calculation.fault}`);
  return calculation.answers;
}
