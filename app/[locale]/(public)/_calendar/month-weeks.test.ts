import { expect, test } from "vitest";
import { monthWeeks } from "./month-weeks";

test("a month stands in whole weeks that begin as the language wants", () => {
  const monday = monthWeeks("2026-10", 1);
  expect(monday).toHaveLength(5);
  expect(monday[0]).toEqual([undefined, undefined, undefined, "2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04"]);
  expect(monday.at(-1)).toEqual([...[26, 27, 28, 29, 30, 31].map((day) => `2026-10-${day}`), undefined]);
  expect(monthWeeks("2026-10", 0)[0]?.indexOf("2026-10-01")).toBe(4);
});

test("February of a leap year and a month of six weeks", () => {
  expect(monthWeeks("2028-02", 1).flat().filter(Boolean)).toHaveLength(29);
  expect(monthWeeks("2026-08", 1)).toHaveLength(6);
});
