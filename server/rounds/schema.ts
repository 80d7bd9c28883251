import { z } from "zod";

/** What becomes of matches that were not played by the deadline. */
export const DEADLINE_POLICIES = ["extension", "double-loss", "void"] as const;
export type DeadlinePolicy = (typeof DEADLINE_POLICIES)[number];

export const SettleRound = z.strictObject({
  competitionId: z.uuid(),
  round: z.int().positive(),
  policy: z.enum(DEADLINE_POLICIES),
  /** For an extension: the new deadline is the end of that day in the league's time zone. */
  until: z.iso.date().optional(),
  reason: z.string().trim().min(1).max(200),
});
export type SettleRound = z.infer<typeof SettleRound>;
