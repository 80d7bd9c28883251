import { procedureAt, userProcedure } from "../access/procedures";
import { CompetitionRef } from "../competitions/schema";
import { router } from "../trpc";
import { answerChallenge } from "./answer";
import { challenge } from "./challenge";
import { myLadders } from "./mine";
import { AnswerChallenge, Challenge, SetLadderRules } from "./schema";
import { setLadderRules } from "./set-rules";
import { ladderOf } from "./shown";

const member = procedureAt("competition", "member");

export const ladderRouter = router({
  get: procedureAt("competition", "visitor")
    .input(CompetitionRef)
    .query(({ ctx, input }) => ladderOf(ctx.db, input.competitionId)),
  mine: userProcedure.query(({ ctx }) => myLadders(ctx)),
  setRules: procedureAt("competition", "organiser")
    .input(SetLadderRules)
    .mutation(({ ctx, input }) => setLadderRules(ctx, input)),
  challenge: member.input(Challenge).mutation(({ ctx, input }) => challenge(ctx, input)),
  answer: member.input(AnswerChallenge).mutation(({ ctx, input }) => answerChallenge(ctx, input)),
});
