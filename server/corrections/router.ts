import { procedureAt } from "../access/procedures";
import { router } from "../trpc";
import { carryOutCorrection } from "./carry-out";
import { openCorrection } from "./open";
import { previewCorrection } from "./preview";
import { CarryOutCorrection, CorrectionRef, PreviewCorrection } from "./schema";

const recorder = procedureAt("play", "recorder-of-fixture");

/** Correcting a past match of Blood Bowl: organisers, and its coaches until they have confirmed the result. */
export const correctionsRouter = router({
  open: recorder.input(CorrectionRef).query(({ ctx, input }) => openCorrection(ctx, input)),
  preview: recorder.input(PreviewCorrection).query(({ ctx, input }) => previewCorrection(ctx, input)),
  carryOut: recorder.input(CarryOutCorrection).mutation(({ ctx, input }) => carryOutCorrection(ctx, input)),
});
