import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { applyPlan } from "./apply-plan";
import { getPlanning } from "./get";
import { addBlackout, removeBlackout, removePlace, savePlace } from "./keep-places";
import { moveFixture } from "./move-fixture";
import { AddBlackout, ApplyPlan, BlackoutRef, LeaguePlaces, MoveFixture, PlaceRef, PlanRef, SavePlace } from "./schema";
import { undoPlan } from "./undo-plan";

const organiser = procedureAt("league", "organiser");

/** Where and when a league plays, and what moves in its calendar. */
export const placesRouter = router({
  planning: organiser.input(LeaguePlaces).query(({ ctx, input }) => getPlanning(ctx, input)),
  save: organiser.input(SavePlace).mutation(({ ctx, input }) => savePlace(ctx, input)),
  remove: organiser.input(PlaceRef).mutation(({ ctx, input }) => removePlace(ctx, input)),
  addBlackout: organiser.input(AddBlackout).mutation(({ ctx, input }) => addBlackout(ctx, input)),
  removeBlackout: organiser.input(BlackoutRef).mutation(({ ctx, input }) => removeBlackout(ctx, input)),
  move: procedureAt("fixture", "organiser")
    .input(MoveFixture)
    .mutation(({ ctx, input }) => moveFixture(ctx, input)),
  applyPlan: organiser.input(ApplyPlan).mutation(({ ctx, input }) => applyPlan(ctx, input)),
  undoPlan: organiser.input(PlanRef).mutation(({ ctx, input }) => undoPlan(ctx, input)),
});
