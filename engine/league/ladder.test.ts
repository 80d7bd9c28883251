import fc from "fast-check";
import { expect, test } from "vitest";
import { ladderAfter, withinReach } from "./ladder";

const START = ["a", "b", "c", "d", "e"];
const win = (challenger: string, challenged: string) => ({ challenger, challenged, isTaken: true });
const loss = (challenger: string, challenged: string) => ({ challenger, challenged, isTaken: false });

test("whoever wins a challenge changes places with the one above; whoever loses stays", () => {
  const rungs = ladderAfter(START, [loss("b", "a"), win("d", "b")]);
  expect(rungs.map(({ entry, moved }) => [entry, moved])).toEqual([
    ["a", 0],
    ["d", 2],
    ["c", 0],
    ["b", -2],
    ["e", 0],
  ]);
  expect(rungs.map(({ won, lost }) => [won, lost])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 2],
    [0, 0],
  ]);
});

test("a challenger who has come above in the meantime stays there", () => {
  expect(ladderAfter(START, [win("c", "a"), win("c", "b")]).map(({ entry }) => entry)).toEqual([
    "c",
    "b",
    "a",
    "d",
    "e",
  ]);
});

test("a challenge reaches so many places up, and never down", () => {
  expect([withinReach(START, "d", 2), withinReach(START, "b", 3), withinReach(START, "a", 3)]).toEqual([
    ["c", "b"],
    ["a"],
    [],
  ]);
  expect(withinReach(START, "x", 2)).toEqual([]);
});

test("nobody is lost on a ladder, and every step moves two or nobody", () => {
  const someone = fc.constantFrom(...START);
  const step = fc.record({ challenger: someone, challenged: someone, isTaken: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const rungs = ladderAfter(START, steps);
      expect(rungs.map(({ entry }) => entry).toSorted()).toEqual(START);
      expect(rungs.reduce((sum, { moved }) => sum + moved, 0)).toBe(0);
      expect([0, 2]).toContain(rungs.filter(({ moved }) => moved !== 0).length);
    }),
  );
});
