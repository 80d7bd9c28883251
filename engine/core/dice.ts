import type { DieNeed } from "./decision";

/** The only source of chance that a rule may touch. */
export interface Dice {
  /** One die, faces 1..sides (2 to 256). The purpose is stable and readable: "dedicated-fans:home". */
  roll(sides: number, purpose: string): number;
  /** A new array in random order (Fisher-Yates from the back, one die a step, all under the same purpose). */
  shuffle<T>(cards: readonly T[], purpose: string): T[];
}

/** Thrown through a rule when faces are missing; `decideWith` turns it into `needs-dice`. */
export class MissingFaces extends Error {
  constructor(readonly needs: readonly DieNeed[]) {
    super(`faces are missing: ${needs.map(({ sides, purpose }) => `d${sides} ${purpose}`).join(", ")}`);
  }
}

/** Dice for tests: faces come out in the order given, whatever they are for. */
export function fixedDice(...faces: readonly number[]): Dice & { left(): number } {
  const queue = [...faces];
  return {
    ...diceFrom((sides, purpose) => {
      const face = queue.shift();
      if (face === undefined) throw new Error(`fixedDice ran out of faces at d${sides} ${purpose}`);
      if (!isFaceOf(face, sides)) throw new Error(`d${sides} cannot show ${face} (${purpose})`);
      return face;
    }),
    left: () => queue.length,
  };
}

/** Whether a die with that many sides can show that face. */
export const isFaceOf = (face: number, sides: number) => Number.isInteger(face) && face >= 1 && face <= sides;

/** Dice over any source of single faces. */
export function diceFrom(roll: Dice["roll"]): Dice {
  return { roll, shuffle: (cards, purpose) => shuffled(cards, (sides) => roll(sides, purpose)) };
}

function shuffled<T>(cards: readonly T[], roll: (sides: number) => number): T[] {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = roll(last + 1) - 1;
    const [a, b] = [deck[last], deck[pick]];
    if (a === undefined || b === undefined) throw new Error("shuffle left the deck");
    deck[last] = b;
    deck[pick] = a;
  }
  return deck;
}
