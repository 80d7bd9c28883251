import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { nextSeason } from "./next-season";
import { planNextSeason } from "./plan";
import { NextSeason, SeasonRef } from "./schema";
import { takeBackSeason } from "./take-back";

const organiser = procedureAt("season", "organiser");

export const seasonsRouter = router({
  plan: organiser.input(SeasonRef).query(({ ctx, input }) => planNextSeason(ctx, input)),
  next: organiser.input(NextSeason).mutation(({ ctx, input }) => nextSeason(ctx, input)),
  takeBack: organiser.input(SeasonRef).mutation(({ ctx, input }) => takeBackSeason(ctx, input)),
});
