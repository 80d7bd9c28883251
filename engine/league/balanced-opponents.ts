import type { Chance } from "./chance";
import { pick } from "./ranking";
import { type Pairing, placedRoundRobin, type Round } from "./schedule";
import { withVenues } from "./venues";

/** Powers of two with a polynomial over GF(2) of which x is a generator, as bits. */
const PRIMITIVE = new Map([
  [4, 0b111],
  [8, 0b1011],
  [16, 0b10011],
  [32, 0b100101],
  [64, 0b1000011],
]);

/** How many exchanges of rounds are tried, by the square of the number of rounds. */
const TRIES_PER_PAIR = 300;
const MOST_TRIES = 150_000;
/** At the start an exchange that costs as much as this part of the number of entries is still often taken. */
const WARMTH = 0.5;

/**
 * One leg in which nobody is met much more often than others right after the same entry: exactly even for powers of
 * two (Russell's construction), else the rounds of the canonical construction in an order found by annealing.
 * Costs the n - 2 breaks; home and away still differ by at most 1.
 */
export function balancedOpponents(entries: number, chance: Chance): Round[] {
  const even = entries + (entries % 2);
  const rounds = PRIMITIVE.has(even)
    ? without(russell(even), entries)
    : annealed(placedRoundRobin(entries), entries, chance);
  return withVenues(entries, rounds, chance);
}

/** Round r pairs x with x + g^r over GF(2^k): after x comes y for every ordered pair exactly once. */
function russell(entries: number): Round[] {
  const polynomial = PRIMITIVE.get(entries) ?? 0;
  let power = 1;
  return Array.from({ length: entries - 1 }, () => {
    const pairings: Pairing[] = [];
    for (let x = 0; x < entries; x++) if (x < (x ^ power)) pairings.push({ home: x, away: x ^ power });
    power <<= 1;
    if (power >= entries) power ^= polynomial;
    return { pairings };
  });
}

/** The rounds without the entry that stands for a bye, which is the last one. */
function without(rounds: readonly Round[], dummy: number): Round[] {
  return rounds.map(({ pairings }) => {
    const meets = pairings.find(({ away }) => away === dummy);
    return meets === undefined
      ? { pairings }
      : { pairings: pairings.filter((pairing) => pairing !== meets), bye: meets.home };
  });
}

/** The same rounds in another order, by exchanging two of them at a time. */
function annealed(rounds: readonly Round[], entries: number, chance: Chance): Round[] {
  const order = [...rounds.keys()];
  const meetings = carryOverOf(entries, rounds);
  const last = order.length;
  for (const [position, round] of order.entries()) meetings.add(round, pick(order, (position + 1) % last));
  let best = { value: meetings.value(), order: [...order] };

  function exchange(a: number, b: number): void {
    const steps = new Set([(a + last - 1) % last, a, (b + last - 1) % last, b]);
    for (const step of steps) meetings.remove(pick(order, step), pick(order, (step + 1) % last));
    [order[a], order[b]] = [pick(order, b), pick(order, a)];
    for (const step of steps) meetings.add(pick(order, step), pick(order, (step + 1) % last));
  }

  const tries = last > 2 ? Math.min(MOST_TRIES, TRIES_PER_PAIR * last * last) : 0;
  for (let tried = 0; tried < tries; tried++) {
    const [a, b] = [chance.below(last), chance.below(last)];
    if (a === b) continue;
    const before = meetings.value();
    exchange(a, b);
    const worse = meetings.value() - before;
    const warmth = entries * WARMTH * (1 - tried / tries) + 0.01;
    if (worse > 0 && chance.part() >= Math.exp(-worse / warmth)) exchange(a, b);
    if (meetings.value() < best.value) best = { value: meetings.value(), order: [...order] };
  }
  return best.order.map((round) => pick(rounds, round));
}

/** Keeps count of who is met right after whom, and of the sum of squares. */
function carryOverOf(entries: number, rounds: readonly Round[]) {
  const nobody = -1;
  const opponents = rounds.map(({ pairings }) => {
    const row = new Int16Array(entries).fill(nobody);
    for (const { home, away } of pairings) {
      row[home] = away;
      row[away] = home;
    }
    return row;
  });
  const counts = new Int32Array(entries * entries);
  let value = 0;
  function change(from: number, to: number, by: 1 | -1): void {
    const [first, next] = [pick(opponents, from), pick(opponents, to)];
    for (let entry = 0; entry < entries; entry++) {
      const [x = nobody, y = nobody] = [first[entry], next[entry]];
      if (x === nobody || y === nobody) continue;
      const count = counts[x * entries + y] ?? 0;
      counts[x * entries + y] = count + by;
      value += 2 * count * by + 1;
    }
  }
  return {
    value: () => value,
    add: (from: number, to: number) => change(from, to, 1),
    remove: (from: number, to: number) => change(from, to, -1),
  };
}
