import { describe, expect, test } from "vitest";
import { seededDice } from "../core/simulate";
import { bestEleven } from "./best-eleven";
import { cardsOf, footballerOf, sheetOf } from "./cards";
import { POSITIONS } from "./codes";
import { passedTo } from "./match/course";
import { looseMatch, loosePitch } from "./match/loose-match";
import { expectedGoals } from "./match/odds";
import { Options } from "./options";

/**
 * The exact chances of a printed play, worked out without the engine: a play that begins in a line ends, after any
 * number of passes, with a goal for, a goal against or neither. 6 · x(line) = sum over the faces of the line.
 */
function exactPlays() {
  const save = 2 / 6; // printed goalkeepers: 5 and 6
  const missed = 2 / 6; // penalty: 1 and 2
  // forwards: loss, loss, forward, shot, shot, shot
  const forwards = { scored: (3 * (1 - save)) / (6 - 1), conceded: 0 };
  // defenders D: loss, penalty against, back, midfield, midfield, forward: 5 D = 2 M + F + against
  // midfielders M: loss, loss, back, forward, forward, shot: 6 M = D + 2 F + shot; put into the first: 28 D = …
  const solve = (f: number, shot: number, against: number) => {
    const d = (2 * (2 * f + shot) + 6 * (f + against)) / (5 * 6 - 2);
    return { d, m: (d + 2 * f + shot) / 6 };
  };
  const scored = solve(forwards.scored, 1 - save, 0);
  const conceded = solve(0, 0, 1 - missed);
  return [{ scored: scored.d, conceded: conceded.d }, { scored: scored.m, conceded: conceded.m }, forwards];
}

/** The distribution of the difference of goals after all six plays. */
function exactDraws(): number {
  const plays = exactPlays().flatMap(({ scored, conceded }) => [
    [scored, conceded],
    [conceded, scored],
  ]);
  let chances = new Map([[0, 1]]);
  for (const [up = 0, down = 0] of plays) {
    const next = new Map<number, number>();
    const add = (difference: number, chance: number) => next.set(difference, (next.get(difference) ?? 0) + chance);
    for (const [difference, chance] of chances) {
      add(difference + 1, chance * up);
      add(difference - 1, chance * down);
      add(difference, chance * (1 - up - down));
    }
    chances = next;
  }
  return chances.get(0) ?? 0;
}

const exactGoals = 2 * exactPlays().reduce((sum, { scored, conceded }) => sum + scored + conceded, 0);

describe("printed sheet against printed sheet", () => {
  test("an absorbing chain expects 2.067 goals and 31.1% draws", () => {
    expect(exactGoals).toBeCloseTo(2.0667, 4);
    expect(exactDraws()).toBeCloseTo(0.311, 3);
  });

  test("the odds that bots and the set editor use say the same", () => {
    const cards = cardsOf("dugout");
    for (const id of cards.sheets.keys()) {
      const side = { cards, sheet: sheetOf(cards, id), lineUp: {} };
      const { scored, conceded } = expectedGoals(side, side);
      expect(scored + conceded).toBeCloseTo(exactGoals, 10);
    }
  });

  test("10,000 simulated matches agree within four standard errors", () => {
    const matches = 10_000;
    const dice = seededDice(2026);
    const pitch = loosePitch(Options.parse({}), ["S1", "S4"]);
    let goals = 0;
    let squares = 0;
    let draws = 0;
    for (let match = 0; match < matches; match++) {
      const [home, away] = looseMatch(pitch, [{}, {}], dice).goals;
      goals += home + away;
      squares += (home + away) ** 2;
      if (home === away) draws++;
    }
    const mean = goals / matches;
    const error = Math.sqrt((squares / matches - mean ** 2) / matches);
    expect(Math.abs(mean - exactGoals)).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.015);
    expect(Math.abs(draws / matches - exactDraws())).toBeLessThan(4 * Math.sqrt((0.311 * 0.689) / matches));
  });

  test("no play lasts long: the chance of a pass is 2/3, so the guard of 60 actions is out of reach", () => {
    const dice = seededDice(7);
    const pitch = loosePitch(Options.parse({}), ["S2", "S3"]);
    let longest = 0;
    for (let match = 0; match < 2_000; match++) {
      let actions = 0;
      for (const roll of looseMatch(pitch, [{}, {}], dice).rolls) {
        if (roll.for !== "action") continue;
        actions++;
        longest = Math.max(longest, actions);
        if (passedTo(roll.action) === undefined) actions = 0;
      }
    }
    expect(longest).toBeGreaterThan(5);
    expect(longest).toBeLessThan(30);
  });
});

describe("what money buys, against a printed sheet", () => {
  const cards = cardsOf("dugout");
  const sheet = sheetOf(cards, "S1");
  const pitch = loosePitch(Options.parse({}), ["S1", "S1"]);

  function wins(squad: readonly string[], seed: number): number {
    const dice = seededDice(seed);
    const lineUp = bestEleven(cards, sheet, squad, true);
    const matches = Array.from({ length: 2_500 }, () => looseMatch(pitch, [lineUp, {}], dice).goals);
    return matches.filter(([home, away]) => home > away).length / matches.length;
  }

  test("the best squad for 150M, four stars, wins 70 to 80%", () => {
    const stars = ["P007", "P025", "P125", "P129"];
    expect(stars.reduce((sum, id) => sum + footballerOf(cards, id).price, 0)).toBe(150);
    expect(wins(stars, 1)).toBeGreaterThan(0.7);
    expect(wins(stars, 1)).toBeLessThan(0.8);
  });

  test("eleven ordinary footballers win 50 to 60%", () => {
    const dice = seededDice(9);
    const normal = [...cards.footballers.values()].filter(({ tier }) => tier === "normal");
    const elevens = Array.from({ length: 6 }, () => {
      const shuffled = dice.shuffle(normal, "ordinary");
      return POSITIONS.flatMap((position) =>
        shuffled
          .filter((each) => each.position === position)
          .slice(0, sheet.byChance[position].length)
          .map(({ id }) => id),
      );
    });
    const mean = elevens.reduce((sum, eleven, seed) => sum + wins(eleven, seed), 0) / elevens.length;
    expect(mean).toBeGreaterThan(0.5);
    expect(mean).toBeLessThan(0.6);
  });
});
