import type { Context } from "../context";
import { countAttempt, forgiveAttempt } from "../limits/count";
import { loadReset } from "./reset-store";
import type { ResetRef } from "./schema";

/** Whose password a one-time link sets. @throws AppError `reset-not-found`, `too-many-attempts` */
export async function readReset(ctx: Context, { token }: ResetRef) {
  await countAttempt(ctx, "reset-from", ctx.address);
  const { name, email } = await loadReset(ctx.db, token, ctx.at);
  await forgiveAttempt(ctx, "reset-from", ctx.address);
  return { name, email };
}
