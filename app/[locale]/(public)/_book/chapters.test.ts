import { expect, test } from "vitest";
import { chaptersOf, type Line } from "./chapters";

const HOUR = 3_600_000;

const line = (seq: number, fixtureId: string | undefined, hours = seq): Line => ({
  seq,
  at: hours * HOUR,
  fixtureId,
  entry: { type: "fans-changed", from: 1, to: 2 },
  dice: [],
  reason: undefined,
});

test("what a match brought is one chapter, the newest chapter first, its lines as they were written", () => {
  const chapters = chaptersOf([line(1, undefined), line(2, "one"), line(3, "one"), line(4, "two")]);
  expect(chapters.map(({ fixtureId, lines }) => [fixtureId, lines.map(({ seq }) => seq)])).toEqual([
    ["two", [4]],
    ["one", [2, 3]],
    [undefined, [1]],
  ]);
});

test("what was booked between matches on different days does not stand together", () => {
  const chapters = chaptersOf([line(1, undefined, 0), line(2, undefined, 3), line(3, undefined, 40)]);
  expect(chapters.map(({ lines }) => lines.map(({ seq }) => seq))).toEqual([[3], [1, 2]]);
});
