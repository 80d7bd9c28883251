import type { Edition } from "../editions/model";

export type Outcome = "won" | "drawn" | "lost";

/** Whether the dedicated fans are rolled for: not after a draw (BB-051). */
export const rollsForFans = (outcome: Outcome) => outcome !== "drawn";

/**
 * Dedicated fans after a match (BB-049, BB-050, R23): a win with a D6 of at least their number adds one, a defeat with a
 * D6 below it takes one away, within the edition's limits. The face is ignored after a draw.
 */
export function fansAfter(outcome: Outcome, fans: number, d6: number, edition: Pick<Edition, "fans">): number {
  if (outcome === "won" && d6 >= fans) return Math.max(fans, Math.min(edition.fans.max, fans + 1));
  if (outcome === "lost" && d6 < fans) return fewerFans(fans, 1, edition);
  return fans;
}

/** Dedicated fans of a side that conceded with penalty (R9): a D3 fewer. */
export const fansAfterConceding = (fans: number, d3: number, edition: Pick<Edition, "fans">) =>
  fewerFans(fans, d3, edition);

const fewerFans = (fans: number, by: number, edition: Pick<Edition, "fans">) => Math.max(edition.fans.min, fans - by);
