import { procedureAt } from "../access/procedures";
import { SeasonRef } from "../seasons/schema";
import { router } from "../trpc";
import { finishRedraft, waiveRedraft } from "./finish";
import { getRedraft, getRedrafts } from "./get";
import { reopenRedraft } from "./reopen";
import { rollRedraft } from "./roll";
import { saveRedraft } from "./save";
import { RedraftRef, RollOffSeason, SaveRedraft, WithReason } from "./schema";

const coach = procedureAt("club", "coach-of-club");

export const redraftsRouter = router({
  list: procedureAt("season", "member")
    .input(SeasonRef)
    .query(({ ctx, input }) => getRedrafts(ctx, input)),
  get: coach.input(RedraftRef).query(({ ctx, input }) => getRedraft(ctx, input)),
  roll: coach.input(RollOffSeason).mutation(({ ctx, input }) => rollRedraft(ctx, input)),
  save: coach.input(SaveRedraft).mutation(({ ctx, input }) => saveRedraft(ctx, input)),
  finish: coach.input(SaveRedraft).mutation(({ ctx, input }) => finishRedraft(ctx, input)),
  waive: procedureAt("club", "organiser")
    .input(WithReason)
    .mutation(({ ctx, input }) => waiveRedraft(ctx, input)),
  reopen: procedureAt("club", "organiser")
    .input(WithReason)
    .mutation(({ ctx, input }) => reopenRedraft(ctx, input)),
});
