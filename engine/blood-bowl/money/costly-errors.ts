import type { CostlyError, Edition } from "../editions/model";

/** Treasury from which a side rolls for costly errors, and width of a column, in gold pieces. */
export const COSTLY_ERRORS_FROM = 100_000;

/** Column of the table from 1 to 6: the full 100,000s in the treasury (R7); `undefined`: no roll (BB-052). */
export function costlyErrorsColumn(treasury: number): number | undefined {
  const column = Math.floor(treasury / COSTLY_ERRORS_FROM);
  return column < 1 ? undefined : Math.min(6, column);
}

/** The cell of a D6 and a column from 1 to 6. */
export function costlyErrorsCell(d6: number, column: number, edition: Pick<Edition, "costlyErrors">): CostlyError {
  const cell = edition.costlyErrors.table[d6 - 1]?.[column - 1];
  if (cell === undefined) throw new Error(`no costly errors at D6 ${d6}, column ${column}`);
  return cell;
}

/** The dice that an outcome needs: D3 for a minor incident, 2D6 for a catastrophe. */
export const COSTLY_ERRORS_DICE = {
  "crisis-averted": [],
  "minor-incident": [3],
  "major-incident": [],
  catastrophe: [6, 6],
} as const satisfies Record<CostlyError, readonly number[]>;

/** Treasury after an outcome; `faces` are those of the dice that it needs (BB-062 to BB-065, R7). */
export function treasuryAfter(
  outcome: CostlyError,
  treasury: number,
  faces: readonly number[],
  edition: Pick<Edition, "costlyErrors">,
): number {
  const gold = faces.reduce((sum, face) => sum + face, 0) * 10_000;
  switch (outcome) {
    case "crisis-averted":
      return treasury;
    case "minor-incident":
      return Math.max(0, treasury - gold);
    case "major-incident":
      return edition.costlyErrors.rounding === "remainder"
        ? roundedDown(treasury / 2)
        : treasury - roundedDown(treasury / 2);
    case "catastrophe":
      return Math.min(treasury, gold);
  }
}

const roundedDown = (gold: number) => Math.floor(gold / 5000) * 5000;
