import type { UserContext } from "../access/procedures";
import { refused } from "../errors";
import { countAttempt, forgiveAttempt } from "../limits/count";
import { passwordFits } from "./passwords";
import { loadAccount } from "./store";

/**
 * Asks for the present password before something weighty; an account that signs in through a provider has none.
 * @throws AppError `wrong-password`, `too-many-attempts`
 */
export async function confirmPassword(ctx: UserContext, current: string | undefined): Promise<void> {
  const { passwordHash } = await loadAccount(ctx.db, ctx.viewer.userId);
  if (passwordHash === null) return;
  await countAttempt(ctx, "password", ctx.viewer.userId);
  if (!(await passwordFits(passwordHash, current ?? ""))) throw refused("wrong-password");
  await forgiveAttempt(ctx, "password", ctx.viewer.userId);
}
