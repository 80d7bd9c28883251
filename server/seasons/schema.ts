import { z } from "zod";

export const SeasonRef = z.strictObject({ seasonId: z.uuid() });
export type SeasonRef = z.infer<typeof SeasonRef>;

/** Competitions or divisions (ids) from the highest to the lowest, and how many change places at each border. */
export const Ladder = z.strictObject({
  steps: z.array(z.uuid()).min(2).max(12),
  swaps: z.array(z.int().min(0).max(32)).min(1).max(11),
});
export type Ladder = z.infer<typeof Ladder>;

/** Entries that get the prizes of a competition, the first first. */
const Prizes = z.strictObject({ competitionId: z.uuid(), entryIds: z.array(z.uuid()).min(1).max(8) });

export const NextSeason = z.strictObject({
  /** The season that ends. */
  seasonId: z.uuid(),
  name: z.string().trim().min(1).max(40).optional(),
  /** Competitions that are held again, each under its name of next season. */
  carry: z
    .array(z.strictObject({ competitionId: z.uuid(), name: z.string().trim().min(2).max(60) }))
    .min(1)
    .max(40),
  ladders: z.array(Ladder).max(10).default([]),
  prizes: z.array(Prizes).max(40).default([]),
  /** The competition whose first gets the trophy with the extra re-roll; whoever holds one gives it back. */
  trophyOf: z.uuid().optional(),
  /** Clubs are put together anew before they start a match (R24). */
  redraft: z.boolean().default(true),
});
export type NextSeason = z.infer<typeof NextSeason>;
