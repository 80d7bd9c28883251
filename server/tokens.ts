import { createHash, randomBytes } from "node:crypto";

/** A secret for a link or a cookie: 128 random bits, safe in an address. */
export const newToken = () => randomBytes(16).toString("base64url");

/** What is kept of a token: SHA-256 in hexadecimal, so that the database alone opens nothing. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
