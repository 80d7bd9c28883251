import { z } from "zod";

/** What becomes of matches that were not played by the deadline; a concession is without penalty, and for clubs only (R21). */
export const DEADLINE_POLICIES = ["extension", "double-loss", "concession", "void"] as const;
export type DeadlinePolicy = (typeof DEADLINE_POLICIES)[number];

export const SettleRound = z.strictObject({
  competitionId: z.uuid(),
  round: z.int().positive(),
  policy: z.enum(DEADLINE_POLICIES),
  /** For an extension: the new deadline is the end of that day in the league's time zone. */
  until: z.iso.date().optional(),
  /** For concessions: the seat that concedes each match; what is not named stays open. */
  conceding: z
    .array(z.strictObject({ fixtureId: z.uuid(), seat: z.int().min(0).max(1) }))
    .max(64)
    .default([]),
  reason: z.string().trim().min(1).max(200),
});
export type SettleRound = z.infer<typeof SettleRound>;

export const ChangeRound = z.strictObject({
  competitionId: z.uuid(),
  round: z.int().positive(),
  /** Shown instead of the number; empty for none. */
  name: z.string().trim().max(40).default(""),
  /** First and last day, as the calendar of the league's time zone shows them; left out for open ends. */
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
  /** Its fixtures stay where they are, whoever wants to move them. */
  isLocked: z.boolean().default(false),
});
export type ChangeRound = z.infer<typeof ChangeRound>;

export const LockFixture = z.strictObject({ fixtureId: z.uuid(), isLocked: z.boolean() });
export type LockFixture = z.infer<typeof LockFixture>;
