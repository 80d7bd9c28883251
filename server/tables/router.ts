import { procedureAt } from "../access/procedures";
import { CompetitionRef } from "../competitions/schema";
import { router } from "../trpc";
import { adjustPoints, takeBackPoints } from "./adjust-points";
import { changeRules } from "./change-rules";
import { decideTie, takeBackTie } from "./decide-tie";
import { getTableOffice } from "./get";
import { previewTable } from "./preview";
import { AdjustPoints, ChangeRules, DecideTie, PreviewTable, TakeBackPoints, TakeBackTie, Withdraw } from "./schema";
import { withdraw } from "./withdraw";

const organiser = procedureAt("competition", "organiser");

export const tablesRouter = router({
  get: organiser.input(CompetitionRef).query(({ ctx, input }) => getTableOffice(ctx, input)),
  preview: organiser.input(PreviewTable).query(({ ctx, input }) => previewTable(ctx, input)),
  changeRules: organiser.input(ChangeRules).mutation(({ ctx, input }) => changeRules(ctx, input)),
  adjustPoints: organiser.input(AdjustPoints).mutation(({ ctx, input }) => adjustPoints(ctx, input)),
  takeBackPoints: organiser.input(TakeBackPoints).mutation(({ ctx, input }) => takeBackPoints(ctx, input)),
  decideTie: organiser.input(DecideTie).mutation(({ ctx, input }) => decideTie(ctx, input)),
  takeBackTie: organiser.input(TakeBackTie).mutation(({ ctx, input }) => takeBackTie(ctx, input)),
  withdraw: organiser.input(Withdraw).mutation(({ ctx, input }) => withdraw(ctx, input)),
});
