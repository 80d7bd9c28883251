/** What earns star player points; "casualty" is one caused by a block, the others need a prayer that says so. */
export const SPP_DEEDS = [
  "completion",
  "superb-throw",
  "safe-landing",
  "interception",
  "deflection",
  "casualty",
  "touchdown",
  "player-of-the-match",
  "casualty-by-crowd",
  "casualty-by-foul",
  "catch",
] as const;
export type SppDeed = (typeof SPP_DEEDS)[number];

/** Star player points for one deed of each kind. */
export type SppAwards = Readonly<Record<SppDeed, number>>;

/** Star player points of so many deeds of each kind. */
export function sppOf(deeds: Partial<Record<SppDeed, number>>, awards: SppAwards): number {
  return SPP_DEEDS.reduce((sum, deed) => sum + (deeds[deed] ?? 0) * awards[deed], 0);
}
