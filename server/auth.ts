import NextAuth, { type NextAuthConfig } from "next-auth";
import { runtime } from "./runtime";
import { claimsOf, isCurrent, mayComeIn } from "./sign-in/callbacks";
import { SignInRefused } from "./sign-in/refused";
import { waysIn } from "./sign-in/ways";

export { SignInRefused };

const SESSION_SECONDS = 90 * 24 * 60 * 60;

/**
 * Sign-in by next-auth. `signIn` and `signOut` are for server actions, which keep the host that the browser used;
 * `handlers` serve the providers' way back. Sessions are read by `contextOf`.
 */
export const { handlers, signIn, signOut } = NextAuth((request) => configFor(request?.headers ?? new Headers()));

function configFor(headers: Headers): NextAuthConfig {
  return {
    secret: runtime().secret,
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/sign-out" },
    providers: waysIn(runtime().env),
    callbacks: {
      signIn: ({ account, user }) => mayComeIn(headers, account, user),
      jwt: async ({ token, user, account }) => {
        if (account) return claimsOf(account, user);
        return (await isCurrent(token)) ? token : null;
      },
    },
    logger: {
      error(error) {
        if (!(error instanceof SignInRefused)) console.error("sign-in:", error);
      },
    },
  };
}
