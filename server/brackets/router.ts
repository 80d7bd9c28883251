import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { nameWinner } from "./name-winner";
import { NameWinner } from "./schema";

export const bracketsRouter = router({
  nameWinner: procedureAt("fixture", "organiser")
    .input(NameWinner)
    .mutation(({ ctx, input }) => nameWinner(ctx, input)),
});
