import type { NextAuthConfig, User } from "next-auth";
import { accountByLink } from "../accounts/links-store";
import { signInWithProvider } from "../accounts/sign-in-with-provider";
import { viewerOf } from "../accounts/viewer";
import { AppError } from "../errors";
import { contextOf } from "../request";
import { runtime } from "../runtime";
import { cameFrom } from "./came-from";
import { Claims } from "./claims";

type Account = Parameters<NonNullable<NonNullable<NextAuthConfig["callbacks"]>["signIn"]>>[0]["account"];

/** Whether whom a way in vouches for may come in; else where to say why not. */
export async function mayComeIn(headers: Headers, account: Account, { email, name }: User): Promise<true | string> {
  if (account?.type !== "oauth" && account?.type !== "oidc") return true;
  const { provider, providerAccountId } = account;
  const { path, locale, invitation } = cameFrom(headers);
  try {
    const context = await contextOf({ headers });
    await signInWithProvider(context, { provider, providerAccountId, email, name, locale, invitation });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `/${locale}/sign-in?${new URLSearchParams({ refused: error.code, next: path })}`;
  }
}

/** What a new session says. `user` is what a way in answered with. @throws when nobody is known by it */
export async function claimsOf(account: Account, user: User): Promise<Claims> {
  if (account?.type !== "oauth" && account?.type !== "oidc") return Claims.parse({ ...user, sub: user.id });
  const { provider, providerAccountId } = account;
  const linked = await accountByLink(runtime().connection.db, { provider, providerAccountId });
  return Claims.parse({ sub: linked?.userId, epoch: linked?.epoch });
}

/** Whether a session of before still counts. */
export async function isCurrent(token: unknown): Promise<boolean> {
  const claims = Claims.safeParse(token);
  return claims.success && (await viewerOf(runtime().connection.db, claims.data)) !== undefined;
}
