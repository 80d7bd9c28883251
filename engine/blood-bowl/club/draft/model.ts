import { z } from "zod";

/** A club as its coach puts it together; nothing is checked yet but the shape. */
export const Draft = z.strictObject({
  roster: z.string().max(60),
  /** Leagues picked where the roster offers several. */
  leagues: z.array(z.string().max(60)).max(4),
  /** Special rules picked where the roster offers several. */
  specialRules: z.array(z.string().max(60)).max(4),
  players: z
    .array(
      z.strictObject({
        number: z.int().min(1).max(99),
        name: z.string().trim().max(40),
        position: z.string().max(60),
      }),
    )
    .max(40),
  /** Shirt number of the captain where the roster has one. */
  captain: z.int().min(1).max(99).optional(),
  rerolls: z.int().min(0).max(20),
  assistantCoaches: z.int().min(0).max(20),
  cheerleaders: z.int().min(0).max(20),
  apothecary: z.boolean(),
  dedicatedFans: z.int().min(0).max(20),
});
export type Draft = z.infer<typeof Draft>;
