import { getToken } from "next-auth/jwt";
import type { Db } from "@/db/client";
import { viewerOf } from "./accounts/viewer";
import type { Context, Viewer } from "./context";
import { runtime } from "./runtime";
import { Claims } from "./sign-in/claims";
import { decodeOnce } from "./sign-in/decode-once";
import { hashToken } from "./tokens";

/** Holds the token of a tablet that was paired with a fixture; only its hash is stored. */
export const PAIRING_COOKIE = "dugout-pairing";

const SECURE_SESSION_COOKIE = "__Secure-authjs.session-token";

/** Who asks, from where and when. The account is read anew at every request, so that a session can be ended at once. */
export async function contextOf({ headers }: { readonly headers: Headers }): Promise<Context> {
  const at = Date.now();
  const { db } = runtime().connection;
  const pairing = cookieOf(headers, PAIRING_COOKIE);
  return {
    db,
    viewer: await signedIn(db, headers),
    pairingHash: pairing === undefined ? undefined : hashToken(pairing),
    address: addressOf(headers),
    at,
  };
}

async function signedIn(db: Db, headers: Headers): Promise<Viewer | undefined> {
  // Over https the cookie carries a prefix that a page over plain http cannot set.
  const secureCookie = headers.get("cookie")?.includes(SECURE_SESSION_COOKIE) ?? false;
  const { secret } = runtime();
  const claims = Claims.safeParse(await getToken({ req: { headers }, secret, secureCookie, decode: decodeOnce }));
  return claims.success ? viewerOf(db, claims.data) : undefined;
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = headers.get("cookie")?.split(";") ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/**
 * The asker's address. The last one listed is the only one that a proxy of ours wrote; without such a proxy the start
 * script drops the header, and Next puts the address of the connection in its place.
 */
export function addressOf(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
}
