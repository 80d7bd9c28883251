import { describe, expect, test } from "vitest";
import { doubleRoundRobin, type Round, roundRobin, SECOND_LEGS, type SecondLeg, turned } from "./schedule";

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);

/** "H" and "A" of one entry in playing order, byes left out. */
function venues(rounds: readonly Round[], entry: number): string {
  return rounds
    .flatMap(({ pairings }) => pairings)
    .filter(({ home, away }) => home === entry || away === entry)
    .map(({ home }) => (home === entry ? "H" : "A"))
    .join("");
}

const breaksOf = (pattern: string) => [...pattern].filter((venue, index) => index > 0 && venue === pattern[index - 1]);

function measure(entries: number, rounds: readonly Round[]) {
  const patterns = Array.from({ length: entries }, (_, entry) => venues(rounds, entry));
  const gap = (pattern: string) => Math.abs(2 * [...pattern].filter((venue) => venue === "H").length - pattern.length);
  return {
    breaks: patterns.reduce((sum, pattern) => sum + breaksOf(pattern).length, 0),
    run: Math.max(...patterns.flatMap((pattern) => (pattern.match(/H+|A+/g) ?? []).map(({ length }) => length))),
    gap: Math.max(...patterns.map(gap)),
  };
}

/** How often each ordered pair meets. */
function meetings(rounds: readonly Round[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { home, away } of rounds.flatMap(({ pairings }) => pairings)) {
    counts.set(`${home}-${away}`, (counts.get(`${home}-${away}`) ?? 0) + 1);
  }
  return counts;
}

function nobodyTwiceInARound(entries: number, rounds: readonly Round[]) {
  const everybody = Array.from({ length: entries }, (_, entry) => entry);
  for (const { pairings, bye } of rounds) {
    const seen = [...pairings.flatMap(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [bye])];
    expect(seen.sort((a, b) => a - b)).toEqual(everybody);
  }
}

describe.each(SIZES)("%i entries", (n) => {
  test("one leg: each pair once, one bye each, n - 2 breaks, runs of two, home and away within one", () => {
    const rounds = roundRobin(n);
    nobodyTwiceInARound(n, rounds);
    const counts = meetings(rounds);
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        expect((counts.get(`${a}-${b}`) ?? 0) + (counts.get(`${b}-${a}`) ?? 0)).toBe(1);
      }
    }
    const byes = rounds.flatMap(({ bye }) => (bye === undefined ? [] : [bye]));
    expect(new Set(byes).size).toBe(n % 2 === 1 ? n : 0);
    expect(byes).toHaveLength(n % 2 === 1 ? n : 0);
    expect(measure(n, rounds)).toEqual({
      breaks: n % 2 === 0 ? n - 2 : 0,
      run: n % 2 === 1 || n === 2 ? 1 : 2,
      gap: n % 2 === 0 ? 1 : 0,
    });
  });

  test.each(SECOND_LEGS)("two legs, %s: each ordered pair once and the promised breaks and runs", (order) => {
    const rounds = doubleRoundRobin(n, order);
    nobodyTwiceInARound(n, rounds);
    const counts = meetings(rounds);
    expect(counts.size).toBe(n * (n - 1));
    expect(new Set(counts.values())).toEqual(new Set([1]));
    const { breaks, run, gap } = measure(n, rounds);
    expect(gap).toBe(0);
    expect(run).toBeLessThanOrEqual(order === "mirrored" ? 3 : 2);
    expect(breaks).toBe(promisedBreaks(n, order));
  });
});

function promisedBreaks(n: number, order: SecondLeg): number {
  if (n === 2) return 0;
  const odd = n % 2 === 1;
  switch (order) {
    case "french":
      return odd ? 1 : 2 * n;
    case "mirrored":
      return odd ? n : 3 * n - 6;
    case "english":
      return odd ? 1 : 2 * n - 2;
    case "inverted":
      return odd ? 0 : 2 * n - 4;
  }
}

test("French is the default, and its second leg begins with the second round and ends with the first", () => {
  const rounds = doubleRoundRobin(6);
  expect(rounds[5]?.pairings).toEqual(rounds[1]?.pairings.map(turned));
  expect(rounds[9]?.pairings).toEqual(rounds[0]?.pairings.map(turned));
});

test("a round robin needs two", () => {
  expect(() => roundRobin(1)).toThrow(RangeError);
});
