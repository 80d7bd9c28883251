import { describe, expect, test } from "vitest";
import { BOT_IDS, type BotId, simulate } from "../core/simulate";
import { bots } from "./bots";
import type { Options } from "./options";
import { rules } from "./rules";

const start = (players: number, options: Record<string, unknown>) => ({
  edition: "rulebook" as const,
  options: rules.options.parse(options),
  entrants: Array.from({ length: players }, (_, seat) => ({ name: `Coach ${seat}` })),
});

const ways: readonly [name: string, players: number, variant: Options["variant"]][] = [
  ["two players", 2, "one-goal"],
  ["two players, three balls on any of two goals", 2, "two-goals-any"],
  ["two players, three balls on both goals", 2, "two-goals-both"],
  ["three players", 3, "one-goal"],
  ["four players", 4, "one-goal"],
];

describe.each(ways)("%s", (_name, players, variant) => {
  test.each(BOT_IDS)("games of %s bots all end, with the cap off and with every cap", (bot) => {
    for (const options of [{ turnCap: "none" }, {}, { fast: true }]) {
      for (let seed = 0; seed < 12; seed++) {
        const seats = Array.from({ length: players }, () => bots[bot]);
        const { play, finished } = simulate(rules, start(players, { variant, ...options }), seats, seed);
        expect(finished).toBe(true);
        const { table } = play.state;
        expect(table.turns).toBeLessThanOrEqual(
          "fast" in options ? 60 * players : "turnCap" in options ? 5_000 : 40 * players,
        );
        expect(table.end === "last-one-in").toBe(table.out.length === players - 1);
      }
    }
  });
});

/** How many of 60 games between two bots, who change seats, the first one wins. */
function wins(first: BotId, second: BotId): number {
  let won = 0;
  for (let seed = 0; seed < 60; seed++) {
    const away = seed % 2;
    const seats = away === 1 ? [bots[second], bots[first]] : [bots[first], bots[second]];
    const { play } = simulate(rules, start(2, {}), seats, seed);
    if (rules.results(play.state)[0]?.winner === away) won++;
  }
  return won;
}

test("strong beats greedy, and greedy beats random, more than three times in five", () => {
  expect(wins("strong", "greedy")).toBeGreaterThan(36);
  expect(wins("greedy", "random")).toBeGreaterThan(36);
  expect(wins("strong", "random")).toBeGreaterThan(48);
});

test("the same seed gives the same game", () => {
  const seats = [bots.strong, bots.random, bots.greedy];
  const [one, two] = [5, 5].map((seed) => simulate(rules, start(3, {}), seats, seed).play.log);
  expect(one).toEqual(two);
});
