import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { answerProposal, withdrawProposal } from "./answer-proposal";
import { confirmResult, disputeResult, upholdResult } from "./answer-result";
import { getAgreement } from "./get";
import { proposeDate } from "./propose-date";
import {
  AgreementPlace,
  AnswerProposal,
  ConfirmResult,
  DisputeResult,
  ProposalRef,
  ProposeDate,
  UpholdResult,
} from "./schema";

const recorder = procedureAt("fixture", "recorder-of-fixture");

/** What people agree on: that a result is right, and when a fixture is played. */
export const agreementsRouter = router({
  get: procedureAt("fixture", "member")
    .input(AgreementPlace)
    .query(({ ctx, input }) => getAgreement(ctx, input)),
  confirm: recorder.input(ConfirmResult).mutation(({ ctx, input }) => confirmResult(ctx, input)),
  dispute: recorder.input(DisputeResult).mutation(({ ctx, input }) => disputeResult(ctx, input)),
  uphold: procedureAt("fixture", "organiser")
    .input(UpholdResult)
    .mutation(({ ctx, input }) => upholdResult(ctx, input)),
  proposeDate: recorder.input(ProposeDate).mutation(({ ctx, input }) => proposeDate(ctx, input)),
  answerProposal: recorder.input(AnswerProposal).mutation(({ ctx, input }) => answerProposal(ctx, input)),
  withdrawProposal: recorder.input(ProposalRef).mutation(({ ctx, input }) => withdrawProposal(ctx, input)),
});
