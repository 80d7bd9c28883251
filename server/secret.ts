import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env";

/** The secret that signs sessions: AUTH_SECRET, or one made on the first start and kept beside the data (mode 600). */
export function readSecret({ AUTH_SECRET, DUGOUT_DATA }: Pick<Env, "AUTH_SECRET" | "DUGOUT_DATA">): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  const path = join(DUGOUT_DATA, "auth-secret");
  if (!existsSync(path)) {
    mkdirSync(DUGOUT_DATA, { recursive: true });
    writeFileSync(path, randomBytes(48).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8").trim();
}

/** By which the processes of this app know each other. */
export const internalKey = (secret: string) => keyFor("internal", secret);

/** A key for one purpose, so that the secret itself is not passed round. */
export const keyFor = (purpose: string, secret: string) =>
  createHash("sha256").update(`${purpose}:${secret}`).digest("hex");
