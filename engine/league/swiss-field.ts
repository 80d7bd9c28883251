import { pick } from "./ranking";
import type { SwissEntry } from "./swiss";

/** A place in a score group: the group counted from the best, the rank in it from 0, and how many it holds. */
interface Spot {
  readonly group: number;
  readonly rank: number;
  readonly size: number;
}

/** The entries of a draw with what every pair of them is judged by. */
export interface SwissField {
  readonly entries: readonly SwissEntry[];
  readonly everybody: readonly number[];
  /** The vertex that stands for the bye, only where the number of entries is odd. */
  readonly bye: number | undefined;
  readonly groups: number;
  spot(index: number): Spot;
  meetings(a: number, b: number): number;
  /** How far two scores lie apart, in the smallest steps that occur. */
  distance(a: number, b: number): number;
}

/** Scores that lie further apart than this many steps are measured in coarser ones. */
const MOST_STEPS = 60;

/** Looks at a field once, so that each pair is cheap to judge. The entries come best first. */
export function fieldOf(table: readonly SwissEntry[]): SwissField {
  const entries = [...table].sort((a, b) => b.score - a.score);
  const everybody = [...entries.keys()];
  const indexOf = new Map(entries.map(({ entry }, index) => [entry, index]));
  const met = new Int32Array(entries.length ** 2);
  for (const [index, { met: opponents }] of entries.entries()) {
    for (const opponent of opponents) {
      const cell = index * entries.length + (indexOf.get(opponent) ?? Number.NaN);
      if (!Number.isNaN(cell)) met[cell] = (met[cell] ?? 0) + 1;
    }
  }
  const scores = entries.map(({ score }) => score);
  const step = stepOf(scores);
  const spots = spotsOf(scores);
  return {
    entries,
    everybody,
    bye: entries.length % 2 === 1 ? entries.length : undefined,
    groups: new Set(scores).size,
    spot: (index) => pick(spots, index),
    meetings: (a, b) => Math.max(met[a * entries.length + b] ?? 0, met[b * entries.length + a] ?? 0),
    distance: (a, b) => Math.round(Math.abs(pick(scores, a) - pick(scores, b)) / step),
  };
}

function spotsOf(scores: readonly number[]): Spot[] {
  const groups = new Map<number, number[]>();
  for (const [index, score] of scores.entries()) groups.set(score, [...(groups.get(score) ?? []), index]);
  return [...groups.values()].flatMap((members, group) =>
    members.map((_, rank) => ({ group, rank, size: members.length })),
  );
}

/** The greatest step of which all scores are multiples, but not finer than the range allows. */
function stepOf(scores: readonly number[]): number {
  const thousandths = scores.map((score) => Math.round(Math.abs(score) * 1_000));
  const step = thousandths.reduce((a, b) => gcd(a, b), 0) / 1_000;
  return Math.max(step, (Math.max(...scores) - Math.min(...scores)) / MOST_STEPS) || 1;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
