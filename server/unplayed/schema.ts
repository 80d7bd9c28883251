import { z } from "zod";

/** What becomes of a fixture of clubs that was not played (R21). */
export const UNPLAYED_KINDS = ["double-loss", "conceded-without-penalty"] as const;
export type UnplayedKind = (typeof UNPLAYED_KINDS)[number];

export const SettleUnplayed = z.strictObject({
  fixtureId: z.uuid(),
  kind: z.enum(UNPLAYED_KINDS),
  /** Seat of the side that concedes; home is 0. */
  conceding: z.int().min(0).max(1).default(0),
  /** D6 of the other side's gold; the app rolls where it is left out. */
  face: z.int().min(1).max(6).optional(),
  /** The other side's two players of the match; each is drawn among those who can play where they are left out. */
  players: z.array(z.string().max(20)).length(2).optional(),
  reason: z.string().trim().min(1).max(200),
});
export type SettleUnplayed = z.infer<typeof SettleUnplayed>;
