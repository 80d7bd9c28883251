import fc from "fast-check";
import { expect, test } from "vitest";
import { divisionRounds, mostCrossRounds } from "./division-calendar";
import { roundRobin } from "./schedule";

const pairOf = ({ home, away }: { readonly home: number; readonly away: number }) =>
  [home, away].toSorted((a, b) => a - b).join("-");

test("four divisions of six with three rounds between them: eight rounds, everybody in every one", () => {
  const calendar = divisionRounds([6, 6, 6, 6], roundRobin, 3);
  expect(calendar.map((round) => [round.length, round.every(({ division }) => division === undefined)])).toEqual(
    [false, false, true, false, false, true, false, true].map((isCross) => [12, isCross]),
  );
});

test("in any divisions nobody plays twice in a round, everybody meets its own once and others at most once", () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.nat(12), (divisions, wish) => {
      const cross = Math.min(wish, mostCrossRounds(divisions));
      const calendar = divisionRounds(divisions, roundRobin, cross);
      for (const round of calendar) {
        const playing = round.flatMap(({ home, away }) => [home, away]);
        expect(new Set(playing).size).toBe(playing.length);
      }
      const all = calendar.flat();
      expect(new Set(all.map(pairOf)).size).toBe(all.length);
      const inside = divisions.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
      expect(all.filter(({ division }) => division !== undefined)).toHaveLength(inside);
      expect(calendar.filter((round) => round.some(({ division }) => division === undefined))).toHaveLength(cross);
    }),
  );
});

test("there are only so many rounds between divisions", () => {
  expect([mostCrossRounds([4]), mostCrossRounds([4, 4]), mostCrossRounds([3, 3, 3])]).toEqual([0, 4, 9]);
  expect(() => divisionRounds([4, 4], roundRobin, 5)).toThrow(RangeError);
});
