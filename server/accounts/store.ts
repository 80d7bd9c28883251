import { and, asc, count, eq, ilike, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { users } from "@/db/schema";
import { brokenConstraint, conflict, notFound } from "../errors";

export type AccountRow = typeof users.$inferSelect;

/** The account with that address. */
export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** @throws AppError `account-not-found`, for a deleted one too */
export async function loadAccount(db: Db, userId: string): Promise<AccountRow> {
  const [row] = await db.select().from(users).where(alive(userId));
  if (row === undefined) throw notFound("account");
  return row;
}

/** Loads an account and holds its row until the transaction ends. @throws AppError `account-not-found` */
export async function lockAccount(tx: Db, userId: string): Promise<AccountRow> {
  const [row] = await tx.select().from(users).where(alive(userId)).for("update");
  if (row === undefined) throw notFound("account");
  return row;
}

const alive = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/** @throws AppError `address-taken` */
export async function insertAccount(tx: Db, account: typeof users.$inferInsert): Promise<AccountRow> {
  const rows = await tx
    .insert(users)
    .values(account)
    .returning()
    .catch((error: unknown) => {
      if (brokenConstraint(error) === "an_address_has_one_account") throw conflict("address-taken");
      throw error;
    });
  const [row] = rows;
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function updateAccount(tx: Db, userId: string, change: Partial<AccountRow>): Promise<AccountRow> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
  if (row === undefined) throw notFound("account");
  return row;
}

/** Whether anybody else is an administrator; their rows are held, so that two cannot leave at once. */
export async function hasOtherAdministrator(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "administrator"), ne(users.id, userId)))
    .orderBy(users.id)
    .for("update");
  return rows.length > 0;
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "administrator")).limit(1);
  return rows.length > 0;
}

/** Holds back whoever else sets up, until the transaction ends. */
export async function lockSetUp(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('dugout-set-up'))`);
}

/** Accounts whose name or address contains the text, by name, with how many there are in all. */
export async function findAccounts(db: Db, text: string, limit: number, offset: number) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const fits = and(isNull(users.deletedAt), or(ilike(users.name, pattern), ilike(users.email, pattern)));
  const rows = await db
    .select()
    .from(users)
    .where(fits)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(users).where(fits);
  return { rows, total: total?.count ?? 0 };
}
