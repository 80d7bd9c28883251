import { z } from "zod";
import { PLAY_OFF_SIZES } from "@/engine/league/play-offs";
import { TIE_FORMATS } from "../competitions/schema";

export const DrawPlayOffs = z.strictObject({
  competitionId: z.uuid(),
  /** How many go on. */
  size: z.literal(PLAY_OFF_SIZES),
  tie: z.enum(TIE_FORMATS).default("single"),
  thirdPlace: z.boolean().default(false),
  /** First day of the first round (ISO date) in the league's time zone, and days a round. */
  startsOn: z.iso.date().optional(),
  daysPerRound: z.int().min(1).max(60).default(7),
});
export type DrawPlayOffs = z.infer<typeof DrawPlayOffs>;

export const NameWinner = z.strictObject({
  fixtureId: z.uuid(),
  /** Seat of who goes through. */
  winner: z.int().min(0).max(1),
  reason: z.string().trim().min(1).max(200),
});
export type NameWinner = z.infer<typeof NameWinner>;
