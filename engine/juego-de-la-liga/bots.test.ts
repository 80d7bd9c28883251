import { describe, expect, test } from "vitest";
import { type BotId, simulate } from "../core/simulate";
import { BOTS_BY_ID } from "./bots";
import { someEntrants } from "./builders";
import { Options } from "./options";
import { rules } from "./rules";
import { tableOf } from "./standings";
import type { State } from "./state";

/** Seasons in which these bots coach, each seat in turn another one. */
function seasons(bots: readonly BotId[], count: number, larger = false) {
  const options = Options.parse({ largerLeague: larger });
  const entrants = someEntrants(bots.length, larger);
  return Array.from({ length: count }, (_, season) => {
    const seated = entrants.map((_each, seat) => bots[(seat + season) % bots.length] ?? "greedy");
    const all = seated.map((bot) => BOTS_BY_ID[bot]);
    const { play, finished } = simulate(rules, { edition: "rulebook", options, entrants }, all, 400 + season);
    expect(finished).toBe(true);
    return { seated, play, state: play.state };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const spent = ({ transfers }: State, first: boolean) =>
  sum(transfers.flatMap(({ kind, period, amount }) => (kind === "signed" && (!first || period === 0) ? [amount] : [])));

describe("what greedy seasons look like", () => {
  const three = seasons(["greedy", "greedy", "greedy"], 40);
  const one = seasons(["greedy"], 40);

  test("17 to 21 turns and 7 to 10 signings a coach in the first transfer period", () => {
    const turns = three.map(
      ({ play }) => play.entries.filter(({ event }) => event.type === "turn-began" && event.period === 0).length / 3,
    );
    const signings = three.map(
      ({ state }) => state.transfers.filter(({ kind, period }) => kind === "signed" && period === 0).length / 3,
    );
    expect(mean(turns)).toBeGreaterThan(17);
    expect(mean(turns)).toBeLessThan(21);
    expect(mean(signings)).toBeGreaterThan(7);
    expect(mean(signings)).toBeLessThan(10);
  });

  test("65 to 75% of the money is spent by then, 80 to 90% by the end", () => {
    const left = (balances: readonly { money: number }[]) => sum(balances.map(({ money }) => money));
    const first = three.map(({ state }) => spent(state, true) / (spent(state, true) + left(state.moneyAt[0] ?? [])));
    const end = three.map(({ state }) => spent(state, false) / (spent(state, false) + left(state.clubs)));
    expect(mean(first)).toBeGreaterThan(0.63);
    expect(mean(first)).toBeLessThan(0.77);
    expect(mean(end)).toBeGreaterThan(0.78);
    expect(mean(end)).toBeLessThan(0.93);
  });

  test("2.0 to 2.7 goals a match", () => {
    const goals = three.flatMap(({ state }) => state.fixtures.map(({ result }) => sum(result?.goals ?? [])));
    expect(mean(goals)).toBeGreaterThan(2);
    expect(mean(goals)).toBeLessThan(2.7);
  });

  test("rivals are champions in about a third of seasons with one coach, seldom with three", () => {
    const byRivals = (of: typeof one) =>
      of.filter(
        ({ state }) =>
          state.phase.kind === "finished" && state.phase.champions.every((seat) => state.clubs[seat]?.kind === "rival"),
      );
    expect(byRivals(one).length / one.length).toBeGreaterThan(0.1);
    expect(byRivals(one).length / one.length).toBeLessThan(0.5);
    expect(byRivals(three).length).toBeLessThan(8);
  });
});

describe("the bots differ", () => {
  const points = (bots: readonly BotId[], count: number) => {
    const all = seasons(bots, count, true);
    const of = (bot: BotId) =>
      mean(
        all.flatMap(({ seated, state }) =>
          tableOf(state).rows.flatMap(({ entry, difference }) =>
            Number(entry) < bots.length && seated[Number(entry)] === bot ? [difference] : [],
          ),
        ),
      );
    return bots.map(of);
  };

  test("greedy has a better goal difference than random", () => {
    const [greedy = 0, random = 0] = points(["greedy", "random"], 10);
    expect(greedy).toBeGreaterThan(random);
  });

  test("strong has a better one than random by far", () => {
    const [strong = 0, random = 0] = points(["strong", "random"], 10);
    expect(strong).toBeGreaterThan(random + 2);
  });
});
