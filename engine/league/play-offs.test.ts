import fc from "fast-check";
import { expect, test } from "vitest";
import { bracketOf } from "./bracket";
import { resolveBracket } from "./bracket-results";
import { PLAY_OFF_SIZES, playOffSeeds } from "./play-offs";
import type { TableRow } from "./table";

const row = (entry: string, points: number): TableRow => ({
  rank: 1,
  entry,
  played: 10,
  won: 0,
  drawn: 0,
  lost: 0,
  for: 0,
  against: 0,
  difference: 0,
  points,
  bonus: 0,
  adjustment: 0,
  byes: 0,
  concessions: 0,
  tally: {},
});

/** Tables named A, B, … with so many each: A1, A2, …; later tables have more points. */
const tablesOf = (sizes: readonly number[]) =>
  sizes.map((size, table) => {
    const letter = String.fromCharCode(65 + table);
    return Array.from({ length: size }, (_, index) => row(`${letter}${index + 1}`, 30 - 3 * index + table));
  });

const firstRound = (seeds: readonly string[]) =>
  resolveBracket(bracketOf(seeds.length), seeds, [])
    .filter(({ round }) => round === 1)
    .map(({ entries }) => entries);

test("one table: the best meets the worst of those who go on", () => {
  expect(firstRound(playOffSeeds(tablesOf([6]), 4) ?? [])).toEqual([
    ["A1", "A4"],
    ["A2", "A3"],
  ]);
});

test("two of each of four groups: winners against those who came second in another group", () => {
  const pairs = firstRound(playOffSeeds(tablesOf([4, 4, 4, 4]), 8) ?? []);
  expect(pairs.map(([first]) => first).toSorted()).toEqual(["A1", "B1", "C1", "D1"]);
  for (const [first = "", second = ""] of pairs) expect(second).toMatch(new RegExp(`^[^${first[0]}]2$`));
});

test("three groups and eight places: two of each, and the two best of those who came third", () => {
  const seeds = playOffSeeds(tablesOf([4, 4, 4]), 8) ?? [];
  expect(seeds.toSorted()).toEqual(["A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3"]);
  expect(seeds.slice(0, 3)).toEqual(["C1", "B1", "A1"]);
});

test("nobody of one table meets in the first round unless a table has more than half of the places", () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.constantFrom(...PLAY_OFF_SIZES), (divisions, size) => {
      const seeds = playOffSeeds(tablesOf(divisions), size) ?? [];
      const isEnough = divisions.reduce((sum, one) => sum + one, 0) >= size;
      expect(new Set(seeds).size).toBe(isEnough ? size : 0);
      if (!isEnough) return;
      const letters = seeds.map((entry) => entry[0]);
      const most = Math.max(...letters.map((one) => letters.filter((other) => other === one).length));
      const clashes = firstRound(seeds).filter(([a = "", b = ""]) => a[0] === b[0]);
      expect(clashes).toHaveLength(Math.max(0, most - size / 2));
    }),
  );
});
