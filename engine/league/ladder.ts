import type { EntryId } from "./result";

/** Something that may change a ladder: a match of a challenge, or one that was declined. */
export interface LadderStep {
  readonly challenger: EntryId;
  readonly challenged: EntryId;
  /** The challenger takes the place: by a win, or because the other one would not play. */
  readonly isTaken: boolean;
}

/** Where somebody stands on a ladder. */
export interface Rung {
  readonly entry: EntryId;
  /** 1 is the top. */
  readonly rank: number;
  /** Places gained (or, below nothing, lost) by the newest step; 0 where it was about others. */
  readonly moved: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * A ladder after everything that happened: whoever wins a challenge changes places with the one above. A challenger who
 * stands above already stays there.
 * @param start the entries from the top at the beginning; who came later stands at the end
 * @param steps in the order in which they were settled
 */
export function ladderAfter(start: readonly EntryId[], steps: readonly LadderStep[]): Rung[] {
  let order = [...start];
  let before = order;
  for (const step of steps) {
    before = order;
    order = after(order, step);
  }
  const count = (is: (step: LadderStep) => boolean) => steps.filter(is).length;
  return order.map((entry, index) => ({
    entry,
    rank: index + 1,
    moved: before.indexOf(entry) - index,
    won: count(({ challenger, challenged, isTaken }) => (isTaken ? challenger : challenged) === entry),
    lost: count(({ challenger, challenged, isTaken }) => (isTaken ? challenged : challenger) === entry),
  }));
}

function after(order: readonly EntryId[], { challenger, challenged, isTaken }: LadderStep): EntryId[] {
  const [below, above] = [order.indexOf(challenger), order.indexOf(challenged)];
  if (!isTaken || below < 0 || above < 0 || below < above) return [...order];
  return order.map((entry) => (entry === challenger ? challenged : entry === challenged ? challenger : entry));
}

/** Whom an entry may challenge: those above it within reach, the nearest first. */
export function withinReach(order: readonly EntryId[], challenger: EntryId, reach: number): EntryId[] {
  const own = order.indexOf(challenger);
  return own < 0 ? [] : order.slice(Math.max(0, own - reach), own).toReversed();
}
