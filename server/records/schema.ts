import { z } from "zod";

const Slug = z.string().max(80);

export const RecordsPath = z.strictObject({
  league: Slug,
  /** Left out for all time. */
  competition: Slug.optional(),
});
export type RecordsPath = z.infer<typeof RecordsPath>;

export const CoachPath = z.strictObject({ league: Slug, coach: Slug });
export type CoachPath = z.infer<typeof CoachPath>;

export const PlayerPath = z.strictObject({ league: Slug, club: Slug, player: z.string().max(12) });
export type PlayerPath = z.infer<typeof PlayerPath>;
