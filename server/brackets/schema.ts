import { z } from "zod";

export const NameWinner = z.strictObject({
  fixtureId: z.uuid(),
  /** Seat of who goes through. */
  winner: z.int().min(0).max(1),
  reason: z.string().trim().min(1).max(200),
});
export type NameWinner = z.infer<typeof NameWinner>;
