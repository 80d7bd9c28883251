import { expect, test } from "vitest";
import { aSeason, someEntrants } from "./builders";
import { rollsInApp } from "./rolls-in-app";

const two = aSeason({ coaches: 2 });

test("the two dice of a turn and the dice of a match between coaches may be real ones", () => {
  expect(rollsInApp(two, "move:seat-1")).toBe(false);
  expect(rollsInApp(two, "round-1:0-1:die-12:penalty-for:seat-0")).toBe(false);
  expect(rollsInApp(two, "play-off:0-1:die-1:first:seat-1")).toBe(false);
});

test("[JL-145] the die of a rival is rolled by a coach who does not play in the match, and by the app where all play", () => {
  expect(rollsInApp(two, "round-1:0-2:die-1:first:seat-2")).toBe(false);
  expect(rollsInApp(two, "round-1:0-2:die-2:first:seat-0")).toBe(false);
  const one = aSeason({ coaches: 1 });
  expect(rollsInApp(one, "round-1:0-2:die-1:first:seat-2")).toBe(true);
  expect(rollsInApp(one, "round-1:0-2:die-2:first:seat-0")).toBe(false);
});

test("matches between rivals, dice of bots and shuffles are the app's", () => {
  expect(rollsInApp(two, "round-1:2-3:die-1:first:seat-2")).toBe(true);
  expect(rollsInApp(two, "reshuffle:footballers")).toBe(true);
  const entrants = someEntrants(2).map((one, seat) => (seat === 1 ? { ...one, bot: "greedy" as const } : one));
  const withBot = aSeason({ entrants: entrants.map((one) => (one.kind === "rival" ? { kind: "rival" } : one)) });
  expect(rollsInApp(withBot, "round-1:0-1:die-2:first:seat-1")).toBe(true);
  expect(rollsInApp(withBot, "round-1:0-1:die-1:first:seat-0")).toBe(false);
});
