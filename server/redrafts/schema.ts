import { z } from "zod";
import { Redraft } from "@/engine/blood-bowl";
import { DiceInput } from "../plays/schema";

export const RedraftRef = z.strictObject({ clubId: z.uuid() });
export type RedraftRef = z.infer<typeof RedraftRef>;

export const SaveRedraft = z.strictObject({ clubId: z.uuid(), redraft: Redraft });
export type SaveRedraft = z.infer<typeof SaveRedraft>;

export const RollOffSeason = z.strictObject({ clubId: z.uuid(), dice: DiceInput.default({ source: "app" }) });
export type RollOffSeason = z.infer<typeof RollOffSeason>;

/** What an organiser decides about a redraft. */
export const WithReason = z.strictObject({ clubId: z.uuid(), reason: z.string().trim().min(1).max(200) });
export type WithReason = z.infer<typeof WithReason>;
