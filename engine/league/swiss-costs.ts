import { pick } from "./ranking";
import type { SwissField } from "./swiss-field";

/** More meetings of a pair, and more byes, than this weigh the same. */
const MOST_REPEATS = 8;
/** Differences of home and away balance beyond this weigh the same. */
const MOST_SPREAD = 8;
/** How finely the wish to meet the other half of the score group is weighed. */
const POSITIONS = 15;
/** Sums of weights must stay exact: the matching doubles them. */
const MOST_WEIGHT = 2 ** 51;

/** What a pair costs, the most important thing first; a lower place is never worth a higher one. */
type Costs = readonly [
  rematch: number,
  secondBye: number,
  byeHeight: number,
  score: number,
  venue: number,
  position: number,
];

/**
 * Pairs with their weights for the matching.
 * @param width how many candidates each entry has in its score group, and half as many above and below it
 */
export function edgesOf(field: SwissField, width: number): [number, number, number][] {
  const pairs = likelyPairs(field, width).map(([a, b]) => ({ a, b, costs: costsOf(field, a, b) }));
  const factors = factorsOf(
    pairs.map(({ costs }) => costs),
    Math.ceil(field.entries.length / 2),
  );
  const total = (costs: Costs) => costs.reduce<number>((sum, cost, level) => sum + cost * pick(factors, level), 0);
  const dearest = Math.max(...pairs.map(({ costs }) => total(costs)));
  return pairs.map(({ a, b, costs }) => [a, b, dearest - total(costs) + 1]);
}

/** A unit of each level outweighs all that the levels below it can add up to over the whole round. */
function factorsOf(costs: readonly Costs[], pairs: number): number[] {
  const most = [0, 1, 2, 3, 4, 5].map((level) => costs.reduce((max, row) => Math.max(max, row[level] ?? 0), 0));
  const onlyOnce = new Set([1, 2]);
  for (let lowest = most.length - 1; ; lowest--) {
    const factors = most.map(() => 0);
    let next = 1;
    for (let level = lowest; level >= 0; level--) {
      factors[level] = next;
      next *= 1 + (most[level] ?? 0) * (onlyOnce.has(level) ? 1 : pairs);
    }
    if (next < MOST_WEIGHT || lowest === 0) return factors;
  }
}

function costsOf(field: SwissField, a: number, b: number): Costs {
  if (b === field.bye) {
    const { group, rank, size } = field.spot(a);
    const { byes } = pick(field.entries, a);
    return [0, Math.min(byes, MOST_REPEATS), field.groups - 1 - group, 0, 0, part(size - 1 - rank, size)];
  }
  const distance = field.distance(a, b);
  // a difference of two steps is dearer than twice one step, but only where the sum is the same
  const score = 64 * distance + distance * distance;
  const meetings = Math.min(field.meetings(a, b), MOST_REPEATS);
  return [meetings, 0, 0, score, MOST_SPREAD - spread(field, a, b), position(field, a, b)];
}

/** How unlike two entries are in what they need: the more, the better both come out. */
function spread(field: SwissField, a: number, b: number): number {
  const balance = (index: number) => {
    const { homes, aways } = pick(field.entries, index);
    return homes - aways;
  };
  return Math.min(Math.abs(balance(a) - balance(b)), MOST_SPREAD);
}

/** In a group the halves meet; between groups the last of the upper one meets the first of the lower one. */
function position(field: SwissField, a: number, b: number): number {
  const [own, other] = [field.spot(a), field.spot(b)];
  if (own.group === other.group) {
    const half = Math.floor(own.size / 2);
    return part(Math.abs(Math.abs(own.rank - other.rank) - half), half);
  }
  const [upper, lower] = own.group < other.group ? [own, other] : [other, own];
  return part(upper.size - 1 - upper.rank + lower.rank, upper.size + lower.size);
}

const part = (of: number, whole: number) => Math.min(POSITIONS, Math.round((POSITIONS * of) / Math.max(1, whole)));

/** The pairs worth looking at: unmet ones of the own group by position, and the nearest unmet ones above and below. */
function likelyPairs(field: SwissField, width: number): [number, number][] {
  const size = field.entries.length;
  const found = new Set<number>();
  const add = (a: number, b: number) => found.add(Math.min(a, b) * size + Math.max(a, b));
  for (const a of field.everybody) {
    if (width >= size) {
      for (let b = a + 1; b < size; b++) add(a, b);
      continue;
    }
    const { rank, size: own } = field.spot(a);
    const first = a - rank;
    const unmet = (b: number) => field.meetings(a, b) === 0;
    const inGroup = (b: number) => b >= first && b < first + own && b !== a && unmet(b);
    for (const b of otherHalf(a, own, inGroup, width)) add(a, b);
    for (const b of nearest(first + own, size, 1, unmet, width / 2)) add(a, b);
    for (const b of nearest(first - 1, -1, -1, unmet, width / 2)) add(a, b);
  }
  const pairs = [...found].map((key): [number, number] => [Math.floor(key / size), key % size]);
  const { bye } = field;
  return bye === undefined ? pairs : [...pairs, ...field.everybody.map((a): [number, number] => [a, bye])];
}

/** Those around the middle of the other half of a group, nearest first. */
function otherHalf(index: number, size: number, fits: (index: number) => boolean, most: number): Set<number> {
  const half = Math.floor(size / 2);
  const found = new Set<number>();
  for (let step = 0; step < size && found.size < most; step++) {
    for (const away of [half + step, half - step]) {
      if (fits(index + away)) found.add(index + away);
      if (fits(index - away)) found.add(index - away);
    }
  }
  return found;
}

function nearest(from: number, end: number, step: 1 | -1, fits: (index: number) => boolean, most: number): number[] {
  const found: number[] = [];
  for (let index = from; index !== end && found.length < most; index += step) if (fits(index)) found.push(index);
  return found;
}
