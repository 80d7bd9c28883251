import { writeAudit } from "../audit/write";
import type { Context } from "../context";
import { countAttempt } from "../limits/count";
import { hashPassword } from "./passwords";
import { loadReset, takeReset } from "./reset-store";
import type { UseReset } from "./schema";
import { lockAccount, updateAccount } from "./store";

/**
 * Sets a new password by a one-time link, and ends every session of before.
 * @throws AppError `reset-not-found`, `too-many-attempts`
 */
export async function useReset(ctx: Context, { token, password }: UseReset) {
  await countAttempt(ctx, "reset-from", ctx.address);
  await loadReset(ctx.db, token, ctx.at);
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const { userId } = await takeReset(tx, token, ctx.at);
    const { epoch, email } = await lockAccount(tx, userId);
    await updateAccount(tx, userId, { passwordHash, epoch: epoch + 1 });
    await writeAudit(tx, { leagueId: undefined, userId, action: "reset-used", subject: { userId } });
    return { email: email ?? undefined };
  });
}
