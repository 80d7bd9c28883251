import { procedureAt } from "../access/procedures";
import { actOrRace } from "../race/act";
import { router } from "../trpc";
import { noteForeignMove } from "./foreign-move";
import { getPlay } from "./get";
import { rematch } from "./rematch";
import { FinishedPlay, PlayAction, PlayRef, StartPlay, StartSeason } from "./schema";
import { startPlay } from "./start";
import { startSeason } from "./start-season";

export const playsRouter = router({
  start: procedureAt("fixture", "recorder-of-fixture")
    .input(StartPlay)
    .mutation(({ ctx, input }) => startPlay(ctx, input)),
  startSeason: procedureAt("competition", "organiser")
    .input(StartSeason)
    .mutation(({ ctx, input }) => startSeason(ctx, input)),
  rematch: procedureAt("play", "recorder-of-fixture")
    .input(FinishedPlay)
    .mutation(({ ctx, input }) => rematch(ctx, input)),
  get: procedureAt("play", "visitor")
    .input(PlayRef)
    .query(({ ctx, input }) => getPlay(ctx, input)),
  act: procedureAt("play", "recorder-of-fixture", noteForeignMove)
    .input(PlayAction)
    .mutation(({ ctx, input }) => actOrRace(ctx, input)),
});
