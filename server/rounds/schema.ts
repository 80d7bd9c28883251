import { z } from "zod";

/** What becomes of matches that were not played by the deadline. */
export const DEADLINE_POLICIES = ["extension", "double-loss", "void"] as const;
export type DeadlinePolicy = (typeof DEADLINE_POLICIES)[number];

const Decision = { competitionId: z.uuid(), round: z.int().positive(), reason: z.string().trim().min(1).max(200) };

export const SettleRound = z.discriminatedUnion("policy", [
  /** The new deadline is the end of that day in the league's time zone. */
  z.strictObject({ policy: z.literal("extension"), until: z.iso.date(), ...Decision }),
  z.strictObject({ policy: z.literal("double-loss"), ...Decision }),
  z.strictObject({ policy: z.literal("void"), ...Decision }),
]);
export type SettleRound = z.infer<typeof SettleRound>;
