import { z } from "zod";
import { GROUP_SIZES } from "@/engine/league/groups";

export const DrawEvening = z.strictObject({
  competitionId: z.uuid(),
  rounds: z.int().min(1).max(12),
  /** How large groups should be where there is a choice. */
  size: z.literal(GROUP_SIZES).default(4),
  /** Entries that do not come that evening. */
  absentIds: z.array(z.uuid()).max(64).default([]),
  /** As the clocks of the league show it; left out for "not agreed yet". */
  date: z.iso.date().optional(),
  time: z.iso.time({ precision: -1 }).default("19:00"),
  minutesPerRound: z.int().min(5).max(240).default(45),
  place: z.string().trim().max(80).default(""),
});
export type DrawEvening = z.infer<typeof DrawEvening>;
