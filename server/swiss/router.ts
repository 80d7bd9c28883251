import { procedureAt } from "../access/procedures";
import { CompetitionRef } from "../competitions/schema";
import { router } from "../trpc";
import { exchange } from "./exchange";
import { Exchange } from "./schema";
import { checkRound } from "./warnings";

const organiser = procedureAt("competition", "organiser");

export const swissRouter = router({
  check: organiser.input(CompetitionRef).query(({ ctx, input }) => checkRound(ctx, input)),
  exchange: organiser.input(Exchange).mutation(({ ctx, input }) => exchange(ctx, input)),
});
