import { expect, test } from "vitest";
import { match, open } from "./builders";
import { formOf } from "./form";
import type { LeagueResult } from "./result";
import { standings } from "./standings";
import type { StandingsInput } from "./table";
import { halves, type TableView, viewed } from "./views";
import { withoutWithdrawn } from "./withdrawals";

const season: LeagueResult[] = [
  match("a", 2, 0, "b", { round: 1, at: 10 }),
  match("c", 1, 1, "a", { round: 2, at: 20 }),
  match("b", 3, 1, "c", { round: 3, at: 30 }),
  match("b", 4, 0, "a", { round: 4, at: 40 }),
  open("a", "c", { round: 5 }),
  open("c", "b", { round: 6 }),
];
const input: StandingsInput = {
  entries: ["a", "b", "c"],
  results: season,
  rules: { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: ["points", "goal-difference"] },
  adjustments: [{ entry: "b", points: -1, reason: "late", at: 35 }],
};

const figures = (view: TableView) =>
  standings(viewed(input, view)).rows.map(({ entry, played, points }) => `${entry} ${played} ${points}`);

test("home and away tables count one side of each match and no adjustments", () => {
  expect(figures({ venue: "home" })).toEqual(["b 2 6", "a 1 3", "c 1 1"]);
  expect(figures({ venue: "away" })).toEqual(["a 2 1", "b 1 0", "c 1 0"]);
});

test("the last matches are each entry's own", () => {
  expect(figures({ last: 2 })).toEqual(["b 2 6", "c 2 1", "a 2 1"]);
  expect(figures({ last: 1 })).toEqual(["b 1 3", "c 1 0", "a 1 0"]);
});

test("a table as of a date knows the adjustments until then, and what comes later is still open", () => {
  expect(figures({ until: 30 })).toEqual(["a 2 4", "b 2 3", "c 2 1"]);
  expect(figures({ until: 40 })).toEqual(["b 3 5", "a 3 4", "c 2 1"]);
  expect(viewed(input, { until: 30 }).results.filter(({ kind }) => kind === "unplayed")).toHaveLength(3);
  expect(figures({ afterRound: 1 })).toEqual(["a 1 3", "c 0 0", "b 1 -1"]);
});

test("halves of a season go by its rounds", () => {
  expect(halves(season)).toEqual({ first: { from: 1, to: 3 }, second: { from: 4, to: 6 } });
  expect(figures({ rounds: halves(season).second })).toEqual(["b 1 3", "c 0 0", "a 1 0"]);
});

test("points per match order a season that was cut short", () => {
  const results = [match("a", 1, 0, "b"), match("a", 0, 0, "c"), match("c", 1, 0, "b"), match("a", 0, 1, "c")];
  const cut = { ...input, results, adjustments: [] };
  expect(standings(cut).rows.map(({ entry }) => entry)).toEqual(["c", "a", "b"]);
  const uneven = { ...cut, results: [...results, match("a", 1, 0, "b"), match("a", 0, 0, "b")] };
  expect(standings(uneven).rows.map(({ entry, points }) => `${entry} ${points}`)).toEqual(["a 8", "c 7", "b 1"]);
  const rate = standings(viewed(uneven, { perMatch: true }));
  expect(rate.rows.map(({ entry }) => entry)).toEqual(["c", "a", "b"]);
});

test("form is told oldest first, with byes, forfeits and concessions", () => {
  const results: LeagueResult[] = [
    match("a", 1, 0, "b", { at: 60 }),
    match("b", 0, 2, "a", { at: 50, kind: "conceded" }),
    match("a", 0, 3, "b", { at: 40, kind: "awarded" }),
    match("a", 1, 1, "b", { at: 30 }),
    match("a", 0, 1, "b", { at: 20 }),
    { kind: "bye", sides: [{ entry: "a" }], at: 10 },
    open("a", "b", { at: 70 }),
  ];
  const form = formOf(["a", "b"], results, input.rules.points);
  expect(
    form
      .get("a")
      ?.map(({ letter }) => letter)
      .join(""),
  ).toBe("LDFWW");
  expect(
    form
      .get("b")
      ?.map(({ letter }) => letter)
      .join(""),
  ).toBe("WDWCL");
  expect(formOf(["a"], results, input.rules.points, 6).get("a")?.[0]?.letter).toBe("B");
});

test("a withdrawn entry leaves no trace, or its matches stand and the rest is awarded", () => {
  const voided = withoutWithdrawn(input.entries, season, [{ entry: "c", policy: "void-all" }]);
  expect(voided.entries).toEqual(["a", "b"]);
  expect(standings({ ...input, ...voided, adjustments: [] }).rows.map(({ points }) => points)).toEqual([3, 3]);

  const awarded = withoutWithdrawn(input.entries, season, [{ entry: "c", policy: "award-rest", score: 3 }]);
  expect(awarded.entries).toEqual(["a", "b", "c"]);
  expect(standings({ ...input, ...awarded, adjustments: [] }).rows).toMatchObject([
    { entry: "b", points: 9, for: 10 },
    { entry: "a", points: 7, for: 6 },
    { entry: "c", points: 1, lost: 3 },
  ]);
  const both = [
    { entry: "c", policy: "award-rest" },
    { entry: "b", policy: "award-rest" },
  ] as const;
  expect(withoutWithdrawn(input.entries, season, both).results.at(-1)?.kind).toBe("double-loss");
  expect(withoutWithdrawn(input.entries, season, both).results.at(-2)).toMatchObject({ kind: "awarded", winner: 0 });
  expect(season[4]?.kind).toBe("unplayed");
});
