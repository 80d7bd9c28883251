import { z } from "zod";

/** What happens to a place that somebody will not play for. */
export const DECLINE_POLICIES = ["stays", "swaps"] as const;

/** How a ladder is climbed. */
export const LadderRules = z.strictObject({
  /** How many places above may be challenged. */
  reach: z.int().min(1).max(20).default(3),
  /** Days for an answer. */
  answerDays: z.int().min(1).max(60).default(7),
  /** Days for the match, from the answer on. */
  playDays: z.int().min(1).max(90).default(14),
  decline: z.enum(DECLINE_POLICIES).default("stays"),
});
export type LadderRules = z.infer<typeof LadderRules>;

export const SetLadderRules = z.strictObject({ competitionId: z.uuid(), rules: LadderRules });
export type SetLadderRules = z.infer<typeof SetLadderRules>;

export const Challenge = z.strictObject({
  competitionId: z.uuid(),
  challengerId: z.uuid(),
  challengedId: z.uuid(),
});
export type Challenge = z.infer<typeof Challenge>;

export const AnswerChallenge = z.strictObject({
  competitionId: z.uuid(),
  challengeId: z.uuid(),
  /** Accepted or declined by who is challenged, withdrawn by who challenges. */
  answer: z.enum(["accepted", "declined", "withdrawn"]),
});
export type AnswerChallenge = z.infer<typeof AnswerChallenge>;
