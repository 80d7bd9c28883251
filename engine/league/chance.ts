/** Repeatable chance for calendars and draws: the same seed always gives the same numbers. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** A number from 0 to below 1. */
  part(): number;
  /** A new array in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Chance from a seed that anybody can type (mulberry32 over an FNV-1a hash); nothing that is played for may use it. */
export function chanceFrom(seed: string | number): Chance {
  let state = hash(String(seed));
  function part(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(part() * limit);
  return {
    below,
    part,
    shuffled<T>(items: readonly T[]) {
      const left = [...items];
      return items.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return sum | 0;
}
