/** How a tie of a knock-out may be won. */
export const TIES = ["single", "best-of-3", "best-of-5", "two-legs", "two-legs-away-goals"] as const;
