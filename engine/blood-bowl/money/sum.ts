/** One line of a sum that a screen can open; `value` is counted `count` times where there is a count. */
export interface Term {
  readonly term: string;
  readonly value: number;
  readonly count?: number;
}

/** A number with the lines that make it. */
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

/** Adds lines up; lines that count for nothing are left out. */
export function sumOf(terms: readonly Term[]): Sum {
  const lines = terms.filter(({ count }) => count !== 0);
  return { total: lines.reduce((sum, { value, count = 1 }) => sum + value * count, 0), terms: lines };
}
