import type { Chance } from "./chance";
import { pick } from "./ranking";
import { type Round, roundRobin, turned } from "./schedule";

/** How many changes of home and away are tried, by the square of the number of entries. */
const TRIES_PER_PAIR = 200;
const MOST_TRIES = 80_000;
/** A third match running at the same venue weighs as much as this many breaks. */
const THIRD = 6;
/** At the start a change for the worse by as many breaks as this is still often taken. */
const WARMTH = 3;

/**
 * The same rounds with home and away laid out for few breaks and short runs. Home and away of an entry differ by at
 * most 1, as in the canonical construction, whose venues are the start; every pair must meet once.
 */
export function withVenues(entries: number, rounds: readonly Round[], chance: Chance): Round[] {
  const plan = venuePlan(entries, rounds);
  if (entries < 4) return plan.rounds();
  const tries = Math.min(MOST_TRIES, TRIES_PER_PAIR * entries * entries);
  let cost = 0;
  let best = cost;
  plan.keep();
  for (let tried = 0; tried < tries; tried++) {
    const change = plan.propose(chance);
    if (change === undefined) continue;
    const touched = [...new Set(change.flat())];
    const before = plan.cost(touched);
    plan.turn(change);
    const worse = plan.cost(touched) - before;
    const warmth = WARMTH * (1 - tried / tries) + 0.01;
    if (worse > 0 && chance.part() >= Math.exp(-worse / warmth)) {
      plan.turn(change);
      continue;
    }
    cost += worse;
    if (cost < best) {
      best = cost;
      plan.keep();
    }
  }
  return plan.rounds();
}

/** Pairs that change home and away together. */
type Change = readonly (readonly [number, number])[];

function venuePlan(entries: number, rounds: readonly Round[]) {
  const atHome = new Uint8Array(entries * entries);
  const homes = new Int32Array(entries);
  for (const { home, away } of roundRobin(entries).flatMap(({ pairings }) => pairings)) {
    atHome[home * entries + away] = 1;
    homes[home] = (homes[home] ?? 0) + 1;
  }
  let kept = atHome.slice();
  const opponents = Array.from({ length: entries }, (_, entry) =>
    rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ home, away }) => (home === entry ? [away] : away === entry ? [home] : [])),
    ),
  );
  const isHome = (entry: number, other: number) => atHome[entry * entries + other] === 1;

  function costOf(entry: number): number {
    let cost = 0;
    let run = 0;
    let before: boolean | undefined;
    for (const other of pick(opponents, entry)) {
      const home = isHome(entry, other);
      run = home === before ? run + 1 : 1;
      if (run === 2) cost += 1;
      if (run > 2) cost += 1 + THIRD;
      before = home;
    }
    return cost;
  }

  return {
    cost: (touched: readonly number[]) => touched.reduce((sum, entry) => sum + costOf(entry), 0),

    /** A match between one who is often at home and one who is not, or a circle of three; the gaps stay. */
    propose(chance: Chance): Change | undefined {
      const [a, b, c] = [chance.below(entries), chance.below(entries), chance.below(entries)];
      if (a === b || b === c || a === c || !isHome(a, b)) return undefined;
      if (isHome(b, c) && isHome(c, a))
        return [
          [a, b],
          [b, c],
          [c, a],
        ];
      return (homes[a] ?? 0) > (homes[b] ?? 0) ? [[a, b]] : undefined;
    },

    turn(change: Change): void {
      for (const [a, b] of change) {
        const [from, to] = isHome(a, b) ? [a, b] : [b, a];
        atHome[from * entries + to] = 0;
        atHome[to * entries + from] = 1;
        homes[from] = (homes[from] ?? 0) - 1;
        homes[to] = (homes[to] ?? 0) + 1;
      }
    },

    keep(): void {
      kept = atHome.slice();
    },

    /** The rounds as they were when they were last kept. */
    rounds: () =>
      rounds.map((round) => ({
        ...round,
        pairings: round.pairings.map((pairing) =>
          kept[pairing.home * entries + pairing.away] === 1 ? pairing : turned(pairing),
        ),
      })),
  };
}
