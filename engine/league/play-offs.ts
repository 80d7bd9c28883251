import { seedsFromGroups } from "./bracket";
import type { EntryId } from "./result";
import type { TableRow } from "./table";

/** How many may go on from the tables. */
export const PLAY_OFF_SIZES = [2, 4, 8, 16] as const;
export type PlayOffSize = (typeof PLAY_OFF_SIZES)[number];

/** Somebody who goes on: from which table, at which place of it. */
interface Qualifier {
  readonly entry: EntryId;
  readonly table: number;
  readonly place: number;
  readonly row: TableRow;
}

/**
 * Who goes on to a knock-out from the tables of divisions or groups, by seed: as many of each as fit, then the best of
 * the next place by their averages. Nobody meets somebody of the same table in the first round unless one table has more than half of all.
 * @returns undefined where the tables have too few
 */
export function playOffSeeds(tables: readonly (readonly TableRow[])[], size: PlayOffSize): EntryId[] | undefined {
  const all = tables.flatMap((rows, table) =>
    rows.map((row, index): Qualifier => ({ entry: row.entry, table, place: index + 1, row })),
  );
  if (all.length < size) return undefined;
  const seeds = all.toSorted((a, b) => a.place - b.place || byAverage(a.row, b.row)).slice(0, size);
  if (tables.length > 1 && size === 2 * tables.length && seeds.every(({ place }) => place <= 2)) {
    return seedsFromGroups(tables.map((rows) => firstTwo(rows)));
  }
  return keptApart(seeds).map(({ entry }) => entry);
}

/** Points, difference and goals a match, the better first. */
function byAverage(a: TableRow, b: TableRow): number {
  const per = (row: TableRow, figure: number) => (row.played === 0 ? 0 : figure / row.played);
  return (
    per(b, b.points) - per(a, a.points) || per(b, b.difference) - per(a, a.difference) || per(b, b.for) - per(a, a.for)
  );
}

function firstTwo([first, second]: readonly TableRow[]): readonly [EntryId, EntryId] {
  if (first === undefined || second === undefined) throw new Error("a table of fewer than two");
  return [first.entry, second.entry];
}

/** What it costs that a pair of the first round is of one table: more than any change of seeds. */
const SAME_TABLE = 1_000_000;

/** The upper half keeps its seeds; the lower one is dealt out so that fewest meet their own, and as near to seed as can be. */
function keptApart(seeds: readonly Qualifier[]): Qualifier[] {
  const half = seeds.length / 2;
  const upper = seeds.slice(0, half);
  const lower = seeds.slice(half);
  let best: { readonly cost: number; readonly dealt: readonly number[] } = {
    cost: Number.POSITIVE_INFINITY,
    dealt: [],
  };
  const deal = (dealt: readonly number[], cost: number): void => {
    if (cost >= best.cost) return;
    const own = upper[dealt.length];
    if (own === undefined) {
      best = { cost, dealt };
      return;
    }
    // the best seed meets the worst one: the last of the lower half is due to the first of the upper one
    const due = half - 1 - dealt.length;
    const free = [...lower.keys()].filter((index) => !dealt.includes(index));
    for (const index of free.toSorted((a, b) => Math.abs(a - due) - Math.abs(b - due))) {
      const clash = lower[index]?.table === own.table ? SAME_TABLE : 0;
      deal([...dealt, index], cost + clash + (index - due) ** 2);
    }
  };
  deal([], 0);
  return [...upper, ...best.dealt.toReversed().flatMap((index) => lower[index] ?? [])];
}
