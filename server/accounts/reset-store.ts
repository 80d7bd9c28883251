import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { passwordResets, users } from "@/db/schema";
import { notFound } from "../errors";
import { hashToken, newToken } from "../tokens";

const VALID_FOR = 24 * 60 * 60_000;

export interface NewReset {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes the one link that works for an account; those of before no longer do. @param issuedBy nobody: asked by mail */
export async function insertReset(tx: Db, userId: string, issuedBy: string | undefined, at: number): Promise<NewReset> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const token = newToken();
  const expiresAt = new Date(at + VALID_FOR);
  await tx
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, issuedBy: issuedBy ?? null, expiresAt });
  return { token, expiresAt };
}

/** Whose password the link sets. @throws AppError `reset-not-found` for one that is unknown, used or too old */
export async function loadReset(db: Db, token: string, at: number) {
  const [row] = await db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(usable(token, at));
  if (row === undefined) throw notFound("reset");
  return { ...row, email: row.email ?? undefined };
}

/** Marks the link as used. @throws AppError `reset-not-found` */
export async function takeReset(tx: Db, token: string, at: number): Promise<{ userId: string }> {
  const [row] = await tx
    .update(passwordResets)
    .set({ usedAt: new Date(at) })
    .where(usable(token, at))
    .returning({ userId: passwordResets.userId });
  if (row === undefined) throw notFound("reset");
  return row;
}

const usable = (token: string, at: number) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, new Date(at)),
  );
