import type { Edition } from "../editions/model";

/**
 * How many players the coach names for player of the match (R17): the edition's number, or all who took part where
 * they are fewer; `undefined`: nobody is named and all have the same chance.
 */
export function nomineesNeeded(
  candidates: number,
  edition: Pick<Edition, "playerOfTheMatchNominees">,
): number | undefined {
  const { playerOfTheMatchNominees: nominees } = edition;
  return nominees === undefined ? undefined : Math.min(nominees, candidates);
}

/**
 * The nominee whom a D6 picks: a 4 the fourth; `undefined` when nobody stands there and the die is rolled again
 * (BB-147, BB-148).
 */
export const nomineeAt = (d6: number, nominees: readonly string[]): string | undefined => nominees[d6 - 1];
