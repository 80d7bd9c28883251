import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { MoveEntry, SetDivisions } from "./schema";
import { moveEntry, setDivisions } from "./set-divisions";

const organiser = procedureAt("competition", "organiser");

export const divisionsRouter = router({
  set: organiser.input(SetDivisions).mutation(({ ctx, input }) => setDivisions(ctx, input)),
  moveEntry: organiser.input(MoveEntry).mutation(({ ctx, input }) => moveEntry(ctx, input)),
});
