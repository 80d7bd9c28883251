import { procedureAt, userProcedure } from "../access/procedures";
import { LeagueRef } from "../leagues/schema";
import { router } from "../trpc";
import { exportCsv } from "./csv/export-csv";
import { importCsv, previewCsv } from "./csv/import-csv";
import { exportLeague } from "./league/export-league";
import { importLeague } from "./league/import-league";
import { CsvInput, CsvOf, ImportLeague } from "./schema";

/** What comes into a league and goes out of it as files. */
export const exchangeRouter = router({
  previewCsv: procedureAt("league", "organiser")
    .input(CsvInput)
    .mutation(({ ctx, input }) => previewCsv(ctx, input)),
  importCsv: procedureAt("league", "organiser")
    .input(CsvInput)
    .mutation(({ ctx, input }) => importCsv(ctx, input)),
  exportCsv: procedureAt("league", "organiser")
    .input(CsvOf)
    .query(({ ctx, input }) => exportCsv(ctx, input)),
  exportLeague: procedureAt("league", "organiser")
    .input(LeagueRef)
    .mutation(({ ctx, input }) => exportLeague(ctx, input)),
  importLeague: userProcedure.input(ImportLeague).mutation(({ ctx, input }) => importLeague(ctx, input)),
});
