import { describe, expect, test } from "vitest";
import { divisionRounds } from "./division-calendar";
import { withoutPlaces } from "./schedule";
import { planRoundRobin } from "./schedule-plan";
import { reportOn } from "./schedule-report";

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);

test.each(SIZES)("%i entries: the best breaks, runs and gaps for one leg, and each pair meets once", (entries) => {
  const report = reportOn(entries, planRoundRobin({ entries, legs: 1 }));
  for (const { value, best } of [report.breaks, report.longestRun, report.homeAwayGap]) expect(value).toBe(best);
  expect(report.meetings).toEqual({ fewest: 1, most: 1 });
  expect(report.byes).toEqual(entries % 2 === 1 ? { fewest: 1, most: 1 } : { fewest: 0, most: 0 });
});

test.each(SIZES)("%i entries: two legs balance home and away, and the report counts both legs", (entries) => {
  const report = reportOn(entries, planRoundRobin({ entries, legs: 2, seed: "cup" }));
  expect(report.homeAwayGap).toEqual({ value: 0, best: 0 });
  expect(report.meetings).toEqual({ fewest: 2, most: 2 });
  expect(report.longestRun.value).toBeLessThanOrEqual(2);
  expect(report.breaks.value).toBeLessThanOrEqual(2 * entries);
});

describe("balanced opponents", () => {
  test.each([4, 8, 16, 32, 64])("%i entries reach the bound", (entries) => {
    const { carryOver, homeAwayGap, meetings } = reportOn(
      entries,
      planRoundRobin({ entries, legs: 1, prefer: "opponents" }),
    );
    expect(carryOver).toEqual({ value: entries * (entries - 1), best: entries * (entries - 1) });
    expect(homeAwayGap.value).toBe(1);
    expect(meetings).toEqual({ fewest: 1, most: 1 });
  });

  test.each([
    [10, 468, 136],
    [20, 5548, 500],
  ])("%i entries come down from %i to %i", (entries, circle, most) => {
    expect(reportOn(entries, planRoundRobin({ entries, legs: 1 })).carryOver.value).toBe(circle);
    const report = reportOn(entries, planRoundRobin({ entries, legs: 1, prefer: "opponents" }));
    expect(report.carryOver.value).toBeLessThanOrEqual(most);
    expect(report.homeAwayGap.value).toBe(1);
    expect(report.longestRun.value).toBeLessThanOrEqual(3);
  });

  test.each([3, 5, 7, 9, 15])("%i entries: one bye each", (entries) => {
    const report = reportOn(entries, planRoundRobin({ entries, legs: 1, prefer: "opponents" }));
    expect(report.byes).toEqual({ fewest: 1, most: 1 });
    expect(report.homeAwayGap.value).toBe(0);
    expect(report.meetings).toEqual({ fewest: 1, most: 1 });
  });
});

describe("places", () => {
  const known = SIZES.filter((entries) => entries > 4 && (entries === 10 || entries % 2 === 1 || entries % 3 !== 1));
  test.each(known)("%i entries: nobody more than twice at the same place", (entries) => {
    const rounds = planRoundRobin({ entries, legs: 1, places: true });
    expect(reportOn(entries, rounds).mostAtOnePlace).toBe(2);
    for (const { pairings } of rounds) {
      expect(new Set(pairings.map(({ place }) => place)).size).toBe(Math.floor(entries / 2));
    }
  });

  test.each([16, 22])("%i entries: nobody more than three times", (entries) => {
    const rounds = planRoundRobin({ entries, legs: 1, places: true });
    expect(reportOn(entries, rounds).mostAtOnePlace).toBeLessThanOrEqual(3);
    expect(reportOn(entries, rounds).breaks.value).toBe(entries - 2);
  });

  test("an order of matches of its own is spread by exchanging", () => {
    const rounds = planRoundRobin({ entries: 8, legs: 1, prefer: "opponents", places: true });
    for (const { pairings } of rounds) expect(new Set(pairings.map(({ place }) => place)).size).toBe(4);
    expect(reportOn(8, rounds).mostAtOnePlace).toBeLessThanOrEqual(3);
  });
});

test("the same seed gives the same calendar, another one another", () => {
  const plan = { entries: 12, legs: 2, prefer: "opponents", places: true } as const;
  expect(planRoundRobin({ ...plan, seed: "a" })).toEqual(planRoundRobin({ ...plan, seed: "a" }));
  expect(planRoundRobin({ ...plan, seed: "a" })).not.toEqual(planRoundRobin({ ...plan, seed: "b" }));
});

test("rest is the shortest time between two matches of one entry", () => {
  const rounds = planRoundRobin({ entries: 3, legs: 1 });
  expect(reportOn(3, rounds, [0, 7, 21]).shortestRest).toBe(7);
  expect(reportOn(3, rounds).shortestRest).toBeUndefined();
  expect(reportOn(3, rounds).mostAtOnePlace).toBeUndefined();
});

test("divisions that never meet are measured each by its own size", () => {
  const robinOf = (legs: 1 | 2) => (entries: number) => planRoundRobin({ entries, legs });
  const roundsOf = (sizes: readonly number[], legs: 1 | 2, cross = 0) =>
    divisionRounds(sizes, robinOf(legs), cross).map((pairings) => ({ pairings }));
  const twice = reportOn(8, roundsOf([4, 4], 2));
  expect(twice.breaks).toEqual({ value: 16, best: 8 });
  expect(twice.homeAwayGap).toEqual({ value: 0, best: 0 });
  expect(twice.carryOver.best).toBe(2 * (reportOn(4, planRoundRobin({ entries: 4, legs: 2 })).carryOver.best ?? 0));
  const unequal = reportOn(9, roundsOf([4, 5], 1));
  expect([unequal.byes, unequal.bestByes]).toEqual([{ fewest: 0, most: 1 }, 1]);
  expect(unequal.breaks).toEqual({ value: 2, best: 2 });
  const crossed = reportOn(8, roundsOf([4, 4], 1, 2));
  expect([crossed.breaks.best, crossed.longestRun.best, crossed.bestByes]).toEqual([undefined, undefined, undefined]);
  expect(crossed.homeAwayGap.best).toBe(1);
});

test("somebody who has no match yet changes none of the figures", () => {
  const rounds = planRoundRobin({ entries: 4, legs: 1 });
  const { breaks, longestRun, carryOver } = reportOn(4, rounds);
  expect(reportOn(5, rounds)).toMatchObject({ breaks, longestRun, carryOver, bestByes: 0 });
});

test("rest and places have their best beside them: days and places used evenly", () => {
  const rounds = planRoundRobin({ entries: 6, legs: 1, places: true });
  const report = reportOn(6, rounds, [0, 5, 20, 30, 40]);
  expect([report.shortestRest, report.bestRest]).toEqual([5, 10]);
  expect([report.mostAtOnePlace, report.bestAtOnePlace]).toEqual([2, 2]);
  const firstRound = rounds.map((round, index) => (index === 0 ? round : withoutPlaces(round)));
  expect(reportOn(6, firstRound)).toMatchObject({ mostAtOnePlace: 1, bestAtOnePlace: 1 });
});

test("a calendar that was changed by hand is measured as it is", () => {
  const [first, second, third] = planRoundRobin({ entries: 4, legs: 1 });
  if (first === undefined || second === undefined || third === undefined) throw new Error("three rounds");
  expect(reportOn(4, [first, second]).meetings).toEqual({ fewest: 0, most: 1 });
  expect(reportOn(4, [first, second, third, first]).meetings).toEqual({ fewest: 1, most: 2 });
});
