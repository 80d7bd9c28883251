import type { FollowUp } from "../roll";

/** A second roll whose faces the rulebook prints; a shot is read on the keeper's card instead. */
export type PrintedFollowUp = Exclude<FollowUp, "keeper">;

/** Faces that score, without and with the special ability (rulebook: outcome table; for "penalty against" the ability is the keeper's). */
export const GOAL_FACES = {
  "penalty-for": { plain: [3, 4, 5, 6], special: [2, 3, 4, 5, 6] },
  "penalty-against": { plain: [3, 4, 5, 6], special: [4, 5, 6] },
  "free-kick": { plain: [5, 6], special: [4, 5, 6] },
  corner: { plain: [6], special: [5, 6] },
} as const satisfies Record<
  PrintedFollowUp,
  { readonly plain: readonly number[]; readonly special: readonly number[] }
>;

/** Faces of "penalty for" against an expert goalkeeper, where the option counts him; a taker's ability cancels him (J4). */
export const GOAL_FACES_AGAINST_EXPERT = {
  plain: [4, 5, 6],
  special: [3, 4, 5, 6],
} as const satisfies { readonly plain: readonly number[]; readonly special: readonly number[] };

/** Points of a match (rulebook: End of the Match). */
export const POINTS = { win: 3, draw: 1, defeat: 0 } as const;

/** The most actions of one play (J11). */
export const MOST_ACTIONS = 60;

/** Plays of a match: three for each side. */
export const PLAYS = 6;
