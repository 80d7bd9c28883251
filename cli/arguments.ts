import { type ParseArgsConfig, parseArgs } from "node:util";
import { Misused } from "./answer";

/** Parses the arguments of a command; what it does not know is wrong usage. */
export function argumentsOf<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  positionals: { readonly least: number; readonly most: number },
) {
  const parsed = parsedOrMisused(() => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  const given = parsed.positionals.length;
  if (given < positionals.least) throw new Misused("a file or name is missing");
  if (given > positionals.most) throw new Misused(`"${parsed.positionals[positionals.most]}" is one argument too many`);
  return parsed;
}

function parsedOrMisused<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof TypeError ? new Misused(error.message.split(". ")[0] ?? error.message) : error;
  }
}

/** One word out of a list. */
export function oneOf<const Word extends string>(option: string, value: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new Misused(`${option}: "${value}" is none of ${words.join(", ")}`);
  return word;
}

/** A whole number in a range, both ends included. */
export function wholeNumber(option: string, value: string, from: number, to: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < from || number > to) {
    throw new Misused(`${option}: "${value}" is no whole number from ${from} to ${to}`);
  }
  return number;
}

/** "a, b,c" as a list without empty words. */
export const listOf = (value: string) =>
  value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
