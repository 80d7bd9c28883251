import { createHmac, timingSafeEqual } from "node:crypto";
import { runtime } from "../../runtime";
import { keyFor } from "../../secret";

/** Mails that come again and again, each with a wish of its own. */
export const WISHES = ["reminders", "digest"] as const;
export type Wish = (typeof WISHES)[number];

const sealOf = (userId: string, wish: Wish): string =>
  createHmac("sha256", keyFor("unsubscribe", runtime().secret)).update(`${userId}.${wish}`).digest("base64url");

/** What ends one kind of mail for one person, without a sign-in. */
export const unsubscribeToken = (userId: string, wish: Wish): string => `${userId}.${wish}.${sealOf(userId, wish)}`;

/** Whose mails a token ends, and which; undefined for one that this app did not make. */
export function readUnsubscribeToken(token: string): { readonly userId: string; readonly wish: Wish } | undefined {
  const [userId = "", named, seal = ""] = token.split(".");
  const wish = WISHES.find((one) => one === named);
  if (wish === undefined) return undefined;
  const [given, expected] = [Buffer.from(seal), Buffer.from(sealOf(userId, wish))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, wish } : undefined;
}
