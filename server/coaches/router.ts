import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { formerCoaches, handOver } from "./hand-over";
import { replaceCoach } from "./replace-coach";
import { ClubPlace, HandOver, ReplaceCoach } from "./schema";

/** Who coaches what, changed in the middle of a season. */
export const coachesRouter = router({
  handOver: procedureAt("club", "organiser")
    .input(HandOver)
    .mutation(({ ctx, input }) => handOver(ctx, input)),
  former: procedureAt("club", "organiser")
    .input(ClubPlace)
    .query(({ ctx, input }) => formerCoaches(ctx, input)),
  replace: procedureAt("competition", "organiser")
    .input(ReplaceCoach)
    .mutation(({ ctx, input }) => replaceCoach(ctx, input)),
});
