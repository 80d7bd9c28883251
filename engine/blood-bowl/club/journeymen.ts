import type { Position, Roster } from "../data/shapes";
import type { Edition } from "../editions/model";

/** Players whom journeymen fill up to. */
export const FULL_SIDE = 11;

/** The trait that every journeyman and mercenary has (BB-012). */
export const HIRED_LONER = { skill: "loner", value: "4+" } as const;

/** How many journeymen a side must take: exactly so many as it lacks to eleven (BB-085, R13). */
export const journeymenNeeded = (available: number) => Math.max(0, FULL_SIDE - available);

/** Whether a position serves as a journeyman (R2): a Lineman in a quantity that the edition allows. */
export function servesAsJourneyman(
  { lineman, max }: Pick<Position, "lineman" | "max">,
  { journeymanQuantities }: Pick<Edition, "journeymanQuantities">,
): boolean {
  return lineman && (journeymanQuantities === undefined || journeymanQuantities.includes(max));
}

/** The positions among which a coach chooses journeymen. */
export const journeymanPositions = (roster: Roster, edition: Pick<Edition, "journeymanQuantities">): Position[] =>
  roster.positions.filter((position) => servesAsJourneyman(position, edition));
