import type { Context } from "../context";
import { refused } from "../errors";
import { countAttempt, forgiveAttempt } from "../limits/count";
import { passwordFits } from "./passwords";
import type { SignIn } from "./schema";
import { accountByEmail } from "./store";

/** Whose session begins; a raised epoch ends the sessions of before. */
export interface SignedIn {
  readonly userId: string;
  readonly epoch: number;
}

/**
 * Signs in with address and password. An unknown address is answered like a wrong password, and takes as long.
 * @throws AppError `wrong-credentials`, `too-many-attempts`
 */
export async function signInWithPassword(ctx: Context, { email, password }: SignIn): Promise<SignedIn> {
  await countAttempt(ctx, "sign-in-from", ctx.address);
  await countAttempt(ctx, "sign-in", email);
  const account = await accountByEmail(ctx.db, email);
  if (!(await passwordFits(account?.passwordHash, password)) || account === undefined) {
    throw refused("wrong-credentials");
  }
  await forgiveAttempt(ctx, "sign-in-from", ctx.address);
  await forgiveAttempt(ctx, "sign-in", email);
  return { userId: account.id, epoch: account.epoch };
}
