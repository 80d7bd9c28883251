import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { changeRound } from "./change-round";
import { setFixtureLock } from "./lock-fixture";
import { ChangeRound, LockFixture, SettleRound } from "./schema";
import { settleRound } from "./settle-round";

const organiser = procedureAt("competition", "organiser");

export const roundsRouter = router({
  settle: organiser.input(SettleRound).mutation(({ ctx, input }) => settleRound(ctx, input)),
  change: organiser.input(ChangeRound).mutation(({ ctx, input }) => changeRound(ctx, input)),
  lockFixture: procedureAt("fixture", "organiser")
    .input(LockFixture)
    .mutation(({ ctx, input }) => setFixtureLock(ctx, input)),
});
