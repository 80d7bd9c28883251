import { z } from "zod";
import type { GameId } from "@/engine/catalog";

/** Games whose matches people record: their results want the word of both sides. The others are kept by the app itself. */
export const RECORDED_GAMES: readonly GameId[] = ["blood-bowl"];

export const AgreementPlace = z.strictObject({ fixtureId: z.uuid() });
export type AgreementPlace = z.infer<typeof AgreementPlace>;

const revision = z.int().positive();

export const ConfirmResult = z.strictObject({ fixtureId: z.uuid(), revision });
export type ConfirmResult = z.infer<typeof ConfirmResult>;

export const DisputeResult = z.strictObject({
  fixtureId: z.uuid(),
  revision,
  /** What is wrong. */
  note: z.string().trim().min(1).max(500),
});
export type DisputeResult = z.infer<typeof DisputeResult>;

export const UpholdResult = z.strictObject({
  fixtureId: z.uuid(),
  revision,
  reason: z.string().trim().min(1).max(200),
});
export type UpholdResult = z.infer<typeof UpholdResult>;

const place = z.string().trim().max(80).optional();

export const ProposeDate = z.strictObject({
  fixtureId: z.uuid(),
  /** As the clocks of the league show it. */
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  /** The place stays where it is left out. */
  place,
  note: z.string().trim().max(500).default(""),
});
export type ProposeDate = z.infer<typeof ProposeDate>;

export const AnswerProposal = z.strictObject({
  fixtureId: z.uuid(),
  proposalId: z.uuid(),
  accept: z.boolean(),
  note: z.string().trim().max(500).default(""),
});
export type AnswerProposal = z.infer<typeof AnswerProposal>;

export const ProposalRef = z.strictObject({ fixtureId: z.uuid(), proposalId: z.uuid() });
export type ProposalRef = z.infer<typeof ProposalRef>;
