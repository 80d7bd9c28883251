import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";

/** Tokens that are kept in mind, those used last. */
const MOST = 2_000;

const known = new Map<string, JWT>();

/**
 * Opens a session's token. One that was opened before is known until it runs out: deriving the key anew for each request
 * would take longer than storing a tap. Whether the account still honours it is for the caller.
 */
export async function decodeOnce(sealed: JWTDecodeParams): Promise<JWT | null> {
  const key = `${sealed.salt} ${sealed.secret} ${sealed.token}`;
  const token = known.get(key) ?? (await decode(sealed));
  known.delete(key);
  if (!token || (token.exp ?? 0) * 1_000 <= Date.now()) return null;
  known.set(key, token);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return token;
}
