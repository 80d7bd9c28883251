import { procedureAt } from "../access/procedures";
import { FixtureRef } from "../fixtures/schema";
import { router } from "../trpc";
import { SettleUnplayed } from "./schema";
import { settleUnplayed } from "./settle-unplayed";
import { unplayedTerms } from "./terms";

const organiser = procedureAt("fixture", "organiser");

/** Fixtures of clubs that were not played in time. */
export const unplayedRouter = router({
  terms: organiser.input(FixtureRef).query(({ ctx, input }) => unplayedTerms(ctx, input)),
  settle: organiser.input(SettleUnplayed).mutation(({ ctx, input }) => settleUnplayed(ctx, input)),
});
