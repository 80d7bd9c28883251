/** Names a tie for as long as the bracket lives: "r1-3" is the third tie of the first round. */
export type TieId = string;

/** Where one side of a tie comes from. */
export type Slot =
  | { readonly kind: "seed"; readonly seed: number }
  | { readonly kind: "bye" }
  | { readonly kind: "winner" | "loser"; readonly of: TieId };

export interface BracketTie {
  readonly id: TieId;
  /** 1 for the first round. */
  readonly round: number;
  /** How many are still in: 2 is the final, 4 the semi-finals; the match for the third place also says 2. */
  readonly of: number;
  /** First the side that the better seeds come from. */
  readonly slots: readonly [Slot, Slot];
  readonly thirdPlace: boolean;
}

export interface Bracket {
  readonly entries: number;
  readonly ties: readonly BracketTie[];
}

/** The most entries that a bracket takes. */
export const MOST_ENTRIES = 64;

/** A knock-out of 2 to 64 seeds; the best seeds have the byes, and the first two can only meet in the final. */
export function bracketOf(entries: number, options: { readonly thirdPlace?: boolean } = {}): Bracket {
  if (!Number.isInteger(entries) || entries < 2 || entries > MOST_ENTRIES) {
    throw new RangeError(`no bracket of ${entries}`);
  }
  const order = seedOrder(entries);
  const ties: BracketTie[] = [];
  let slots = order.map((seed): Slot => (seed > entries ? { kind: "bye" } : { kind: "seed", seed }));
  for (let round = 1; slots.length > 1; round++) {
    const next: Slot[] = [];
    for (let index = 0; index < slots.length; index += 2) {
      const [first, second] = slots.slice(index, index + 2);
      if (first === undefined || second === undefined) throw new Error("an odd number of slots");
      const id = `r${round}-${index / 2 + 1}`;
      ties.push({ id, round, of: slots.length, slots: [first, second], thirdPlace: false });
      next.push({ kind: "winner", of: id });
    }
    slots = next;
  }
  const final = ties.at(-1);
  if (options.thirdPlace === true && final !== undefined && entries > 3) {
    const [a, b] = ties.filter(({ of }) => of === 4).map(({ id }): Slot => ({ kind: "loser", of: id }));
    if (a !== undefined && b !== undefined) {
      ties.push({ id: "third", round: final.round, of: 2, slots: [a, b], thirdPlace: true });
    }
  }
  return { entries, ties };
}

/** Seeds from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight; every pair of the first round adds up to the size and one. */
function seedOrder(entries: number): number[] {
  let order = [1];
  while (order.length < entries) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/**
 * Seeds for a knock-out after groups, from the best two of each group: winners first, and who came from the same group
 * can only meet again in the final where the number of groups is even.
 * @param groups the first and the second of each group, groups in their order
 */
export function seedsFromGroups<T>(groups: readonly (readonly [T, T])[]): T[] {
  const winners = groups.map(([first]) => first);
  const half = new Set(seedOrder(groups.length * 2).slice(0, groups.length));
  const top = groups.filter((_, index) => half.has(index + 1));
  const bottom = groups.filter((_, index) => !half.has(index + 1));
  const runnersUp = groups.map((group) => {
    const [own, other] = top.includes(group) ? [top, bottom] : [bottom, top];
    return (other[own.indexOf(group)] ?? groups[(groups.indexOf(group) + 1) % groups.length] ?? group)[1];
  });
  return [...winners, ...runnersUp.reverse()];
}
