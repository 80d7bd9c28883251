import fc from "fast-check";
import { expect, test } from "vitest";
import { eloSteps, expectedScore, type RatedMatch } from "./elo";

const RULES = { k: 32, start: 1_500 };

test("between equals a win brings half of K, a draw nothing", () => {
  const [won, drawn] = eloSteps(
    [
      { who: ["a", "b"], score: 1 },
      { who: ["c", "d"], score: 0.5 },
    ],
    RULES,
  );
  expect(won?.after).toEqual([1_516, 1_484]);
  expect(drawn?.after).toEqual([1_500, 1_500]);
});

test("400 points more mean ten to one: a win over the weaker brings little, over the stronger much", () => {
  expect(expectedScore(1_900, 1_500)).toBeCloseTo(10 / 11, 10);
  const upset = eloSteps(
    [
      { who: ["a", "b"], score: 0 },
      { who: ["a", "b"], score: 0 },
    ],
    RULES,
  );
  const [first, second] = upset.map(({ before, after }) => after[1] - before[1]);
  expect(first).toBe(16);
  expect(second).toBeLessThan(16);
});

test("what one gains the other loses, whatever is played, and nobody moves by more than K", () => {
  const who = fc.constantFrom("a", "b", "c", "d");
  const match = fc
    .record({ first: who, second: who, score: fc.constantFrom<RatedMatch["score"]>(0, 0.5, 1) })
    .filter(({ first, second }) => first !== second)
    .map(({ first, second, score }): RatedMatch => ({ who: [first, second], score }));
  fc.assert(
    fc.property(fc.array(match, { maxLength: 60 }), fc.integer({ min: 1, max: 100 }), (matches, k) => {
      for (const { before, after } of eloSteps(matches, { k, start: 1_000 })) {
        expect(after[0] + after[1]).toBeCloseTo(before[0] + before[1], 6);
        expect(Math.abs(after[0] - before[0])).toBeLessThanOrEqual(k);
      }
    }),
  );
});
