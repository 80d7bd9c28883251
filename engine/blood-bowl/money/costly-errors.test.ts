import { describe, expect, test } from "vitest";
import { edition } from "../editions/edition";
import type { CostlyError } from "../editions/model";
import { BloodBowlOptions } from "../options";
import { COSTLY_ERRORS_DICE, costlyErrorsCell, costlyErrorsColumn, treasuryAfter } from "./costly-errors";

const document = edition("league-document");
const official = edition("official-2025");

const SHORT = {
  "crisis-averted": "averted",
  "minor-incident": "minor",
  "major-incident": "major",
  catastrophe: "catastrophe",
} as const satisfies Record<CostlyError, string>;

const row = (d6: number, rules = document) =>
  [1, 2, 3, 4, 5, 6].map((column) => SHORT[costlyErrorsCell(d6, column, rules)]).join(" ");

function cellAt(treasury: number, d6: number, rules = document) {
  const column = costlyErrorsColumn(treasury);
  if (column === undefined) throw new Error("no roll");
  return costlyErrorsCell(d6, column, rules);
}

describe("who rolls, and in which column", () => {
  test("[BB-052] only a treasury of 100,000 or more rolls, after everything that was spent before", () => {
    expect(costlyErrorsColumn(100_000)).toBe(1);
    expect(costlyErrorsColumn(155_000 - 60_000)).toBeUndefined();
    expect(costlyErrorsColumn(99_999)).toBeUndefined();
  });

  test("[BB-129] a side that conceded rolls on its treasury like any other", () => {
    expect(costlyErrorsColumn(150_000)).toBe(1);
  });

  test.each([
    ["[BB-053] 250,000 is in the second column", 250_000, 2],
    ["[BB-055] the first column begins at 100,000", 100_000, 1],
    ["[BB-055] 295,000 is in the second column", 295_000, 2],
    ["[BB-055] 300,000 is in the third column", 300_000, 3],
    ["[BB-055] 400,000 is in the fourth column", 400_000, 4],
    ["[BB-055] 595,000 is in the fifth column", 595_000, 5],
    ["[BB-055] 600,000 is in the sixth column", 600_000, 6],
    ["[BB-114] 195,000 is in the first column", 195_000, 1],
    ["[BB-114] 700,000 is in the sixth column", 700_000, 6],
    ["[BB-115] 197,000 is in the first column", 197_000, 1],
  ])("%s", (_, treasury, column) => {
    expect(costlyErrorsColumn(treasury)).toBe(column);
  });

  test("[BB-054] the D6 picks the row", () => {
    expect(cellAt(250_000, 2)).toBe("minor-incident");
  });
});

describe("the table of the league document", () => {
  test.each([
    ["[BB-056] on a 1", 1, "minor minor minor major major catastrophe"],
    ["[BB-057] on a 2", 2, "averted minor minor major catastrophe catastrophe"],
    ["[BB-058] on a 3", 3, "averted averted minor minor major major"],
    ["[BB-059] on a 4", 4, "averted averted averted minor minor major"],
    ["[BB-060] on a 5", 5, "averted averted averted averted minor major"],
    ["[BB-061] on a 6", 6, "averted averted averted averted averted minor"],
  ])("%s", (_, d6, cells) => {
    expect(row(d6)).toBe(cells);
  });
});

describe("the table of the published editions", () => {
  test.each([
    ["[BB-088] on a 1", 1, "minor minor major major catastrophe catastrophe"],
    ["[BB-089] on a 2", 2, "averted minor minor major major catastrophe"],
    ["[BB-090] on a 3", 3, "averted averted minor minor major major"],
    ["[BB-091] on a 4", 4, "averted averted averted minor minor major"],
    ["[BB-092] on a 5", 5, "averted averted averted averted minor minor"],
    ["[BB-093] on a 6", 6, "averted averted averted averted averted minor"],
  ])("%s", (_, d6, cells) => {
    expect(row(d6, official)).toBe(cells);
    expect(row(d6, edition("official-2020"))).toBe(cells);
  });

  test("[BB-094] the two tables differ in 4 of 36 cells", () => {
    const places = [1, 2, 3, 4, 5, 6].flatMap((d6) => [1, 2, 3, 4, 5, 6].map((column) => [d6, column] as const));
    const different = places.filter(
      ([d6, column]) => costlyErrorsCell(d6, column, document) !== costlyErrorsCell(d6, column, official),
    );
    expect(different).toEqual([
      [1, 3],
      [1, 5],
      [2, 5],
      [5, 6],
    ]);
  });

  test("[BB-087] a competition has one table as a whole, the document's unless it chooses the other", () => {
    const chosen = edition("league-document", BloodBowlOptions.parse({ "costly-errors-table": "official" }));
    expect(chosen.costlyErrors.table).toBe(official.costlyErrors.table);
    const printed = edition("official-2025", BloodBowlOptions.parse({ "costly-errors-table": "league-document" }));
    expect(printed.costlyErrors.table).toBe(document.costlyErrors.table);
    expect(cellAt(350_000, 1)).toBe("minor-incident");
    expect(cellAt(350_000, 1, chosen)).toBe("major-incident");
  });
});

describe("what happens to the gold", () => {
  const left = (outcome: CostlyError, treasury: number, faces: readonly number[] = [], rules = document) =>
    treasuryAfter(outcome, treasury, faces, rules);

  test("[BB-062] a crisis averted costs nothing", () => {
    expect(left("crisis-averted", 180_000)).toBe(180_000);
  });

  test("[BB-063] a minor incident costs D3 times 10,000", () => {
    expect(COSTLY_ERRORS_DICE["minor-incident"]).toEqual([3]);
    expect(left("minor-incident", 120_000, [2])).toBe(100_000);
  });

  test("[BB-064 BB-116] a major incident leaves half, rounded down to 5,000", () => {
    expect(left("major-incident", 415_000)).toBe(205_000);
    expect(415_000 - left("major-incident", 415_000)).toBe(210_000);
    expect(left("major-incident", 415_000, [], official)).toBe(205_000);
  });

  test("[BB-117] in 2020, or by house rule, the loss is rounded down instead", () => {
    expect(left("major-incident", 415_000, [], edition("official-2020"))).toBe(210_000);
    const house = edition("league-document", BloodBowlOptions.parse({ "costly-errors-rounding": "loss" }));
    expect(left("major-incident", 415_000, [], house)).toBe(210_000);
  });

  test("[BB-065] a catastrophe leaves 2D6 times 10,000", () => {
    expect(COSTLY_ERRORS_DICE.catastrophe).toEqual([6, 6]);
    expect(left("catastrophe", 640_000, [3, 4])).toBe(70_000);
  });

  test("[BB-118] a catastrophe leaves 20,000 to 120,000 and never more than there was", () => {
    expect(left("catastrophe", 640_000, [1, 1])).toBe(20_000);
    expect(left("catastrophe", 640_000, [6, 6])).toBe(120_000);
    expect(left("catastrophe", 100_000, [6, 6])).toBe(100_000);
  });

  test("600,000 and more with a 5 or a 6 by both tables", () => {
    expect([cellAt(610_000, 5), cellAt(610_000, 6)]).toEqual(["major-incident", "minor-incident"]);
    expect([cellAt(610_000, 5, official), cellAt(610_000, 6, official)]).toEqual(["minor-incident", "minor-incident"]);
  });
});
