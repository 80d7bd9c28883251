import { procedureAt } from "../access/procedures";
import { CompetitionRef } from "../competitions/schema";
import { router } from "../trpc";
import { drawEvening } from "./draw-evening";
import { DrawEvening } from "./schema";
import { takeBackEvening } from "./take-back-evening";

const organiser = procedureAt("competition", "organiser");

export const groupsRouter = router({
  drawEvening: organiser.input(DrawEvening).mutation(({ ctx, input }) => drawEvening(ctx, input)),
  takeBackEvening: organiser.input(CompetitionRef).mutation(({ ctx, input }) => takeBackEvening(ctx, input)),
});
