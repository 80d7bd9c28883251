import { expect, test } from "vitest";
import { explain } from "./explain";
import { EXPLAIN_LOCALES } from "./explain-words";
import type { Separation } from "./table";

const base: Separation = {
  above: "a",
  below: "b",
  by: "head-to-head-points",
  level: 59,
  figures: { above: 4, below: 1 },
  among: ["a", "b"],
  headToHeadOpen: false,
  reason: undefined,
};
const names: Readonly<Record<string, string>> = { a: "Valencia", b: "Sevilla", c: "Betis" };
const nameOf = (entry: string) => names[entry] ?? entry;

test("a direct comparison is told with its figures", () => {
  expect(explain(base, { nameOf })).toBe("Valencia is above Sevilla: level on 59 points; head-to-head points 4 to 1");
});

test("a mini-table of three names the three", () => {
  expect(explain({ ...base, among: ["a", "b", "c"] }, { nameOf })).toBe(
    "Valencia is above Sevilla: level on 59 points; head-to-head points 4 to 1 (among Valencia, Sevilla and Betis)",
  );
});

test("a difference carries its sign, and an open head-to-head is said", () => {
  const open: Separation = {
    ...base,
    by: "goal-difference",
    level: 1,
    figures: { above: 3, below: -2 },
    among: undefined,
    headToHeadOpen: true,
  };
  expect(explain(open, { nameOf })).toBe(
    "Valencia is above Sevilla: level on 1 point; " +
      "head-to-head does not count yet, because level clubs still have to meet; goal difference +3 to -2",
  );
  expect(explain(open, { nameOf, noun: "touchdowns" })).toContain("touchdown difference +3 to -2");
});

test("an order by hand gives the reason of the organiser", () => {
  const manual = { ...base, by: "manual", figures: undefined, among: undefined, reason: "agreed by both" } as const;
  expect(explain(manual, { nameOf })).toBe(
    "Valencia is above Sevilla: level on 59 points; the organiser decided (agreed by both)",
  );
});

test("a shared rank is told in every language", () => {
  const shared = { ...base, by: undefined, figures: undefined, among: undefined };
  expect(EXPLAIN_LOCALES.map((locale) => explain(shared, { nameOf, locale }))).toEqual([
    "Valencia and Sevilla share the rank: level on 59 points and on everything else",
    "Valencia y Sevilla comparten el puesto: empatados a 59 puntos y en todo lo demás",
    "Valencia et Sevilla partagent le rang : à égalité à 59 points et sur tout le reste",
    "Valencia und Sevilla teilen sich den Rang: gleichauf mit 59 Punkten und in allem anderen",
  ]);
});

test("points per match have two decimals and the language's comma", () => {
  const rate: Separation = { ...base, by: "wins", level: 2.5, figures: { above: 3, below: 2 }, among: undefined };
  expect(explain(rate, { nameOf, locale: "de", levelOn: "points-per-match" })).toBe(
    "Valencia steht vor Sevilla: gleichauf mit 2,50 Punkten je Spiel; Siege 3 zu 2",
  );
});
