import { procedureAt, visitorProcedure } from "../access/procedures";
import { router } from "../trpc";
import { claimCode, lookAtCode, makeCode, pairedTablets, revokePairing } from "./pair";
import { PairingCode, PairingPlace, PairingRef } from "./schema";

const recorder = procedureAt("fixture", "recorder-of-fixture");

/** Tablets without an account that record one fixture. */
export const pairingsRouter = router({
  make: recorder.input(PairingPlace).mutation(({ ctx, input }) => makeCode(ctx, input)),
  list: recorder.input(PairingPlace).query(({ ctx, input }) => pairedTablets(ctx, input)),
  revoke: recorder.input(PairingRef).mutation(({ ctx, input }) => revokePairing(ctx, input)),
  look: visitorProcedure.input(PairingCode).query(({ ctx, input }) => lookAtCode(ctx, input)),
  claim: visitorProcedure.input(PairingCode).mutation(({ ctx, input }) => claimCode(ctx, input)),
});
