import { procedureAt, userProcedure } from "../access/procedures";
import { LeagueRef } from "../leagues/schema";
import { router } from "../trpc";
import { coachHome } from "./coach-home";
import { organiserHome } from "./organiser-home";

export const homeRouter = router({
  coach: userProcedure.query(({ ctx }) => coachHome(ctx)),
  organiser: procedureAt("league", "organiser")
    .input(LeagueRef)
    .query(({ ctx, input }) => organiserHome(ctx, input)),
});
