import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { accountLinks, users } from "@/db/schema";
import { brokenConstraint, conflict } from "../errors";

/** What a provider calls somebody. */
export interface ProviderAccount {
  readonly provider: string;
  readonly providerAccountId: string;
}

/** The account that is linked with somebody at a provider. */
export async function accountByLink(db: Db, { provider, providerAccountId }: ProviderAccount) {
  const [row] = await db
    .select({ userId: users.id, epoch: users.epoch })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.provider, provider), eq(accountLinks.providerAccountId, providerAccountId)));
  return row;
}

/** @throws AppError `link-taken` */
export async function insertLink(tx: Db, userId: string, account: ProviderAccount): Promise<void> {
  const { provider, providerAccountId } = account;
  await tx
    .insert(accountLinks)
    .values({ userId, provider, providerAccountId })
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== undefined) throw conflict("link-taken");
      throw error;
    });
}

/** The providers that an account is linked with. */
export async function linksOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ provider: accountLinks.provider })
    .from(accountLinks)
    .where(eq(accountLinks.userId, userId))
    .orderBy(asc(accountLinks.provider));
  return rows.map(({ provider }) => provider);
}

export async function deleteLinks(tx: Db, userId: string, provider?: string): Promise<void> {
  const ofProvider = provider === undefined ? undefined : eq(accountLinks.provider, provider);
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), ofProvider));
}
