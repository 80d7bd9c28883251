import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { drawPlayOffs } from "./draw-play-offs";
import { nameWinner } from "./name-winner";
import { DrawPlayOffs, NameWinner } from "./schema";

export const bracketsRouter = router({
  drawPlayOffs: procedureAt("competition", "organiser")
    .input(DrawPlayOffs)
    .mutation(({ ctx, input }) => drawPlayOffs(ctx, input)),
  nameWinner: procedureAt("fixture", "organiser")
    .input(NameWinner)
    .mutation(({ ctx, input }) => nameWinner(ctx, input)),
});
