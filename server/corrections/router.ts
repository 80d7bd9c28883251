import { procedureAt } from "../access/procedures";
import { TypeResult } from "../fixtures/schema";
import { router } from "../trpc";
import { carryOutCorrection } from "./carry-out";
import { openCorrection } from "./open";
import { previewCorrection } from "./preview";
import { previewResult } from "./preview-result";
import { CarryOutCorrection, CorrectionRef, PreviewCorrection } from "./schema";

const recorder = procedureAt("play", "recorder-of-fixture");

/** Correcting a past match of Blood Bowl: organisers, and its coaches until they have confirmed the result. */
export const correctionsRouter = router({
  open: recorder.input(CorrectionRef).query(({ ctx, input }) => openCorrection(ctx, input)),
  preview: recorder.input(PreviewCorrection).query(({ ctx, input }) => previewCorrection(ctx, input)),
  previewResult: procedureAt("fixture", "organiser")
    .input(TypeResult)
    .query(({ ctx, input }) => previewResult(ctx, input)),
  carryOut: recorder.input(CarryOutCorrection).mutation(({ ctx, input }) => carryOutCorrection(ctx, input)),
});
