import type { Context } from "../context";
import { forbidden } from "../errors";
import { countAttempt } from "../limits/count";
import { hashPassword } from "./passwords";
import type { SignUp } from "./schema";
import { signUpTerms } from "./sign-up-terms";
import { insertAccount } from "./store";

/**
 * Makes an account, where sign-up is open or with a link into a league; joining the league is a step of its own.
 * @throws AppError `invitation-needed`, `address-taken`, `too-many-attempts`
 */
export async function signUp(ctx: Context, input: SignUp): Promise<{ userId: string }> {
  await countAttempt(ctx, "sign-up-from", ctx.address);
  const { mayJoin } = await signUpTerms(ctx, { invitation: input.invitation });
  if (!mayJoin) throw forbidden("invitation-needed");
  const passwordHash = await hashPassword(input.password);
  const { name, email, locale } = input;
  const account = await insertAccount(ctx.db, { name, email, locale, passwordHash });
  return { userId: account.id };
}
