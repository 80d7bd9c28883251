/** Moves labels apart that would lie over each other, in units of the drawing; they keep their order from the top. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const at = [...wanted];
  let next = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    next = Math.max(next, wanted[index] ?? 0);
    at[index] = next;
    next += gap;
  }
  return at;
}

const MOST_LETTERS = 17;

/** A name that is short enough for the end of a line. */
export const shortened = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name);
