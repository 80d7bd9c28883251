import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { SettleRound } from "./schema";
import { settleRound } from "./settle-round";

export const roundsRouter = router({
  settle: procedureAt("competition", "organiser")
    .input(SettleRound)
    .mutation(({ ctx, input }) => settleRound(ctx, input)),
});
