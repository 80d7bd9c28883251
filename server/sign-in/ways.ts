import type { NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import Discord from "next-auth/providers/discord";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { clientOf } from "../accounts/providers";
import { SignIn } from "../accounts/schema";
import { signInWithPassword } from "../accounts/sign-in";
import type { Env } from "../env";
import { AppError, refused } from "../errors";
import { contextOf } from "../request";
import { SignInRefused } from "./refused";

/** The ways to sign in: with a password, and through the providers that are configured. */
export function waysIn(env: Env): NextAuthConfig["providers"] {
  const ways: NextAuthConfig["providers"] = [withPassword];
  const github = clientOf(env, "github");
  const google = clientOf(env, "google");
  const discord = clientOf(env, "discord");
  if (github !== undefined) ways.push(GitHub(github));
  if (google !== undefined) ways.push(Google(google));
  if (discord !== undefined) ways.push(Discord(discord));
  return ways;
}

const withPassword = Credentials({
  credentials: { email: {}, password: {} },
  async authorize({ email, password }, request) {
    try {
      const input = SignIn.safeParse({ email, password });
      if (!input.success) throw refused("wrong-credentials");
      const { userId, epoch } = await signInWithPassword(await contextOf(request), input.data);
      return { id: userId, epoch };
    } catch (error) {
      throw error instanceof AppError ? new SignInRefused(error) : error;
    }
  },
});
