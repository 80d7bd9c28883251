import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { exportCsv } from "./csv/export-csv";
import { importCsv, previewCsv } from "./csv/import-csv";
import { CsvInput, CsvOf } from "./schema";

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
});
