import type { UserContext } from "../access/procedures";
import { confirmPassword } from "./confirm-password";
import { hashPassword } from "./passwords";
import type { ChangePassword } from "./schema";
import { lockAccount, updateAccount } from "./store";

/**
 * Sets a new password, and ends every session of before; the asker signs in again with it.
 * @throws AppError `wrong-password`, `too-many-attempts`
 */
export async function changePassword(ctx: UserContext, { current, password }: ChangePassword) {
  await confirmPassword(ctx, current);
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const { id, epoch, email } = await lockAccount(tx, ctx.viewer.userId);
    await updateAccount(tx, id, { passwordHash, epoch: epoch + 1 });
    return { email: email ?? undefined };
  });
}
