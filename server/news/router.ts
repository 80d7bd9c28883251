import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { changeNews } from "./change";
import { listOfficeNews } from "./list";
import { removeNews } from "./remove";
import { ChangeNews, LeagueRef, NewsRef, WriteNews } from "./schema";
import { writeNews } from "./write";

/** What the organiser tells everybody. */
export const newsRouter = router({
  list: procedureAt("league", "organiser")
    .input(LeagueRef)
    .query(({ ctx, input }) => listOfficeNews(ctx, input)),
  write: procedureAt("league", "organiser")
    .input(WriteNews)
    .mutation(({ ctx, input }) => writeNews(ctx, input)),
  change: procedureAt("league", "organiser")
    .input(ChangeNews)
    .mutation(({ ctx, input }) => changeNews(ctx, input)),
  remove: procedureAt("league", "organiser")
    .input(NewsRef)
    .mutation(({ ctx, input }) => removeNews(ctx, input)),
});
