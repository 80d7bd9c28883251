import { z } from "zod";
import { DECIDED_CRITERIA, TableRules } from "@/engine/league/table-rules";
import { WITHDRAWAL_POLICIES } from "@/engine/league/withdrawals";

const Reason = z.string().trim().min(1).max(200);

export const ChangeRules = z.strictObject({
  competitionId: z.uuid(),
  rules: TableRules,
  /** Needed once a match was played. */
  reason: z.string().trim().max(200).default(""),
});
export type ChangeRules = z.infer<typeof ChangeRules>;

export const AdjustPoints = z.strictObject({
  competitionId: z.uuid(),
  entryId: z.uuid(),
  /** Less than nothing is a deduction. */
  points: z
    .number()
    .min(-100)
    .max(100)
    .refine((points) => points !== 0, "no points at all"),
  reason: Reason,
});
export type AdjustPoints = z.infer<typeof AdjustPoints>;

export const TakeBackPoints = z.strictObject({
  competitionId: z.uuid(),
  entryId: z.uuid(),
  /** When the points were given or taken, in ms since the epoch: which of the entry's adjustments. */
  at: z.number(),
  reason: Reason,
});
export type TakeBackPoints = z.infer<typeof TakeBackPoints>;

const Level = z
  .array(z.uuid())
  .min(2)
  .max(64)
  .refine((ids) => new Set(ids).size === ids.length, "an entry stands twice");

export const DecideTie = z.strictObject({
  competitionId: z.uuid(),
  criterion: z.enum([...DECIDED_CRITERIA, "manual"]),
  /** Exactly those who are level, the best first. */
  entryIds: Level,
  /** Lots are drawn by the app, whatever the order. */
  isDrawn: z.boolean().default(false),
  reason: Reason,
});
export type DecideTie = z.infer<typeof DecideTie>;

/** The entries that were ordered, in any order. */
export const TakeBackTie = z.strictObject({ competitionId: z.uuid(), entryIds: Level, reason: Reason });
export type TakeBackTie = z.infer<typeof TakeBackTie>;

const Leaving = {
  entryId: z.uuid(),
  policy: z.enum(WITHDRAWAL_POLICIES),
  /** What the other side scores in each awarded match. */
  score: z.int().min(0).max(99).default(0),
};

export const Withdraw = z.strictObject({ competitionId: z.uuid(), ...Leaving, reason: Reason });
export type Withdraw = z.infer<typeof Withdraw>;

export const PreviewTable = z.strictObject({
  competitionId: z.uuid(),
  rules: TableRules.optional(),
  withdrawal: z.strictObject(Leaving).optional(),
});
export type PreviewTable = z.infer<typeof PreviewTable>;
