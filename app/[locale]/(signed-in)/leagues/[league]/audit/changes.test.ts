import { expect, test } from "vitest";
import { changesBetween } from "./changes";

test("only what differs is told, with its place", () => {
  expect(changesBetween({ points: { win: 3, draw: 1 } }, { points: { win: 2, draw: 1 } })).toEqual([
    { path: "points.win", before: "3", after: "2" },
  ]);
});

test("lists of words are told as one, ids not at all", () => {
  const after = { tiebreakers: ["points", "wins"], entry: "4b1aff2b-562a-423a-80a6-a9e6a288a766" };
  expect(changesBetween(null, after)).toEqual([{ path: "tiebreakers", before: undefined, after: "points, wins" }]);
});
