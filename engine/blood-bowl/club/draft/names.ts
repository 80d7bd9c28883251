import type { Dice } from "../../../core/dice";
import { NAME_STYLE_OF, NAME_STYLES, type NameParts } from "../../data/name-parts";

const PURPOSE = "player-name";

/** Tries before a double name is taken as it is. */
const MOST_TRIES = 20;

/** A made-up name that suits a roster, such as "Snikpok Toadtoes". */
export function randomName(roster: string, dice: Dice): string {
  const { starts, ends, fronts, backs }: NameParts = NAME_STYLES[NAME_STYLE_OF[roster] ?? "human"];
  return `${pick(starts, dice)}${pick(ends, dice)} ${pick(fronts, dice)}${pick(backs, dice)}`;
}

/** A made-up name that none of those taken has. */
export function freshName(roster: string, taken: ReadonlySet<string>, dice: Dice): string {
  let name = randomName(roster, dice);
  for (let tries = 1; taken.has(name) && tries < MOST_TRIES; tries++) name = randomName(roster, dice);
  return name;
}

function pick(words: readonly string[], dice: Dice): string {
  const word = words[dice.roll(words.length, PURPOSE) - 1];
  if (word === undefined) throw new Error("a die fell out of the list of name parts");
  return word;
}
