import type { Context } from "../context";
import { conflict, forbidden, refused } from "../errors";
import { accountByLink, insertLink, type ProviderAccount } from "./links-store";
import { EmailAddress, PersonName } from "./schema";
import type { SignedIn } from "./sign-in";
import { signUpTerms } from "./sign-up-terms";
import type { AccountRow } from "./store";
import { accountByEmail, insertAccount } from "./store";

/** Somebody whom a provider vouches for, and the link into a league that they came with. */
export interface Vouched extends ProviderAccount {
  readonly email: unknown;
  readonly name: unknown;
  readonly invitation: string | undefined;
  readonly locale: AccountRow["locale"];
}

/**
 * Signs in whom a provider vouches for. Somebody who is signed in already links the provider with the account; a
 * stranger gets a new account where sign-up is open or with a link into a league. An address that has an account is
 * never taken over: its owner links the provider on the account page.
 * @throws AppError `provider-gave-no-address`, `address-has-account`, `invitation-needed`
 */
export async function signInWithProvider(ctx: Context, vouched: Vouched): Promise<SignedIn> {
  const linked = await accountByLink(ctx.db, vouched);
  if (linked !== undefined) return linked;
  return ctx.db.transaction(async (tx) => {
    const userId = ctx.viewer?.userId ?? (await newAccount({ ...ctx, db: tx }, vouched));
    await insertLink(tx, userId, vouched);
    const account = await accountByLink(tx, vouched);
    if (account === undefined) throw new Error("the link was just made");
    return account;
  });
}

async function newAccount(ctx: Context, { email, name, invitation, locale }: Vouched): Promise<string> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw refused("provider-gave-no-address");
  if ((await accountByEmail(ctx.db, address.data)) !== undefined) throw conflict("address-has-account");
  const { mayJoin } = await signUpTerms(ctx, { invitation });
  if (!mayJoin) throw forbidden("invitation-needed");
  const [beforeAt = address.data] = address.data.split("@");
  const known = PersonName.safeParse(typeof name === "string" ? name.slice(0, 60) : undefined);
  const account = await insertAccount(ctx.db, {
    email: address.data,
    name: known.success ? known.data : beforeAt.slice(0, 60),
    locale,
  });
  return account.id;
}
