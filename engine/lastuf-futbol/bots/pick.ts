import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";

/** One of some things at random; `undefined` of none, and no die is rolled for one. At most 256 things. */
export function pick<T>(things: readonly T[], seat: Seat, dice: Dice): T | undefined {
  return things.length < 2 ? things[0] : things[dice.roll(things.length, `bot:seat-${seat}`) - 1];
}

/** The thing that is worth most; the first of equals. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [chosen, most] = [thing, value];
  }
  return chosen;
}
