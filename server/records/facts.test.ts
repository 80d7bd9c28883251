import { expect, test } from "vitest";
import { biggestWins, type MatchFact } from "./facts";
import { longestRuns, runsIn } from "./runs";

let next = 0;

/** A match of a against b, in the order in which they are made. */
function match(who: readonly [string, string], scores: readonly [number, number]): MatchFact {
  next += 1;
  const [home, away] = scores;
  const outcomes =
    home > away ? (["won", "lost"] as const) : home < away ? (["lost", "won"] as const) : (["drawn", "drawn"] as const);
  return { fixtureId: `f${next}`, competitionId: "c", round: next, at: next, playId: undefined, who, scores, outcomes };
}

test("a run ends with a defeat, a draw goes on, and the longest of each is kept", () => {
  const facts = [
    match(["a", "b"], [2, 0]),
    match(["b", "a"], [1, 1]),
    match(["a", "c"], [3, 1]),
    match(["c", "a"], [2, 0]),
    match(["a", "b"], [1, 0]),
  ];
  const [first, ...rest] = longestRuns([runsIn(facts)], 10);
  expect(first).toMatchObject({ who: "a", matches: 3, won: 2, goesOn: false });
  expect([first?.from.fixtureId, first?.to.fixtureId]).toEqual([facts[0]?.fixtureId, facts[2]?.fixtureId]);
  expect(rest).toEqual([]);
});

test("a run that nobody has ended goes on", () => {
  const facts = [match(["a", "b"], [1, 0]), match(["a", "c"], [0, 0])];
  expect(longestRuns([runsIn(facts)], 10)).toMatchObject([{ who: "a", matches: 2, won: 1, goesOn: true }]);
});

test("wherever the matches are parted, the runs are the same", () => {
  const facts = Array.from({ length: 40 }, (_, index) => {
    const [a = "a", b = "b"] = ["abcd"[index % 4], "abcd"[(index * 3 + 1 + Math.floor(index / 4)) % 4]];
    return match([a, b === a ? "e" : b], [(index * 7) % 4, (index * 5) % 3]);
  });
  const whole = longestRuns([runsIn(facts)], 10);
  expect(whole.length).toBeGreaterThan(2);
  for (let at = 0; at <= facts.length; at++)
    expect(longestRuns([runsIn(facts.slice(0, at)), runsIn(facts.slice(at))], 10), `${at}`).toEqual(whole);
});

test("of wins with the same margin the one with more touchdowns is bigger, and a draw is none", () => {
  const facts = [
    match(["a", "b"], [2, 0]),
    match(["b", "a"], [1, 4]),
    match(["a", "b"], [3, 3]),
    match(["a", "b"], [3, 0]),
  ];
  expect(biggestWins(facts, 2).map(({ scores }) => scores)).toEqual([
    [1, 4],
    [3, 0],
  ]);
});
