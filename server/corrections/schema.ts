import { z } from "zod";
import { Answer, Change, Decision } from "@/engine/blood-bowl";

export const CorrectionRef = z.strictObject({ playId: z.uuid() });
export type CorrectionRef = z.infer<typeof CorrectionRef>;

const WISH = {
  /** What is to be different, each against the match as it is recorded now. */
  changes: z.array(Change).max(40).default([]),
  /** The whole report counts no more, and its fixture is open again. */
  isAnnulled: z.boolean().default(false),
  /** The fixture to which the report belongs in truth. */
  moveTo: z.uuid().optional(),
  /** What becomes of later steps that are no longer legal. */
  decisions: z.array(Decision).max(300).default([]),
  /** Faces for rolls that were never made. */
  answers: z.array(Answer).max(200).default([]),
  /** Rolls that were never made are rolled by the app; the same wish gets the same faces. */
  rollInApp: z.boolean().default(false),
};

export const PreviewCorrection = z.strictObject({ playId: z.uuid(), ...WISH });
export type PreviewCorrection = z.infer<typeof PreviewCorrection>;

export const CarryOutCorrection = z.strictObject({
  playId: z.uuid(),
  ...WISH,
  /** Of the consequences that were looked at: nothing else is carried out. */
  revision: z.string().regex(/^[0-9a-f]{64}$/),
  reason: z.string().trim().min(1).max(200),
});
export type CarryOutCorrection = z.infer<typeof CarryOutCorrection>;
