import { describe, expect, test, vi } from "vitest";
import { simulate } from "../core/simulate";
import { bots } from "./bots";
import { aStart } from "./builders";
import { measure } from "./measure";
import { rules } from "./rules";

vi.setConfig({ testTimeout: 90_000 });

describe("simulated matches", () => {
  const duel = measure(2, 50);

  test("practised players, 1 against 1: rounds end in goals, and lengths lie in the sanity ranges of the rulings", () => {
    expect(duel.goalShare).toBeGreaterThanOrEqual(0.999);
    expect(duel.roundSeconds).toBeGreaterThan(35);
    expect(duel.roundSeconds).toBeLessThan(65);
    expect(duel.matchSeconds).toBeGreaterThan(150);
    expect(duel.matchSeconds).toBeLessThan(270);
    expect(duel.roundsPerMatch).toBeGreaterThan(3.7);
    expect(duel.roundsPerMatch).toBeLessThan(5);
  });

  test("in 2 against 2 more cards come too late than in 1 against 1", () => {
    const pairs = measure(4, 20);
    expect(duel.lostRaces).toBeGreaterThan(0.05);
    expect(pairs.lostRaces).toBeGreaterThan(duel.lostRaces);
  });

  test("who plays alone against two wins less than half, and more with the option of two goals", () => {
    const text = measure(3, 30).awayWins;
    expect(text).toBeLessThan(0.4);
    expect(measure(3, 30, { soloGoals: 2 }).awayWins).toBeGreaterThan(text);
  });

  test("a strong bot beats a greedy one, and a greedy one a random one", () => {
    const wins = (home: keyof typeof bots, away: keyof typeof bots) =>
      Array.from({ length: 20 }, (_, seed) => simulate(rules, aStart(2), [bots[home], bots[away]], seed)).filter(
        ({ play }) => play.state.phase.kind === "over" && play.state.phase.winner === "red",
      ).length;
    expect(wins("strong", "greedy")).toBeGreaterThan(12);
    expect(wins("greedy", "random")).toBeGreaterThan(12);
  });
});
