import { expect, test } from "vitest";
import { aSeason } from "./builders";
import { cardsOf } from "./cards";
import type { Fixture, Incident } from "./state";
import { statisticsOf, teamOfTheSeason } from "./statistics";

const played = (incidents: readonly Incident[]): Fixture[] =>
  aSeason()
    .fixtures.slice(0, 1)
    .map((fixture) => ({ ...fixture, result: { kind: "played", goals: [2, 1], incidents } }));

test("goals, assists, saves and cards are counted for cards, not for printed footballers", () => {
  const figures = statisticsOf(
    played([
      { kind: "goal", play: 1, seat: 0, goal: 0, card: "P125", assist: "P021" },
      { kind: "goal", play: 3, seat: 0, goal: 0, assist: "P125" },
      { kind: "own-goal", play: 4, seat: 0, goal: 3, card: "P028" },
      { kind: "save", play: 2, seat: 3, card: "P001" },
      { kind: "red-card", play: 5, seat: 3, card: "P029" },
      { kind: "miss", play: 6, seat: 3, card: "P029" },
      { kind: "poor-form", play: 0, seat: 0, goal: 3 },
    ]),
  );
  const none = { goals: 0, assists: 0, ownGoals: 0, redCards: 0, saves: 0, misses: 0 };
  expect(figures).toEqual([
    { ...none, card: "P125", seat: 0, goals: 1, assists: 1 },
    { ...none, card: "P021", seat: 0, assists: 1 },
    { ...none, card: "P001", seat: 3, saves: 1 },
    { ...none, card: "P028", seat: 0, ownGoals: 1 },
    { ...none, card: "P029", seat: 3, redCards: 1, misses: 1 },
  ]);
});

test("the team of the season: at most 1, 4, 3 and 3, those with most to show first, nobody without merit", () => {
  const goals = (card: string, count: number): Incident[] =>
    Array.from({ length: count }, () => ({ kind: "goal", play: 5, seat: 0, goal: 0, card }));
  const scorers = ["P125", "P126", "P127", "P128"].flatMap((card, index) => goals(card, index + 1));
  const saves = Array.from({ length: 2 }, (): Incident => ({ kind: "save", play: 2, seat: 3, card: "P001" }));
  const sentOff: Incident = { kind: "red-card", play: 5, seat: 3, card: "P029" };
  const team = teamOfTheSeason(cardsOf("dugout"), statisticsOf(played([...scorers, ...saves, sentOff])));
  expect(team.map(({ card }) => card)).toEqual(["P001", "P128", "P127", "P126"]);
});
