import type { Db } from "@/db/client";
import { notFound } from "../errors";
import { hashPassword } from "./passwords";
import type { PasswordOfUser } from "./schema";
import { type AccountState, stateOf } from "./state";
import { accountByEmail, lockAccount, updateAccount } from "./store";

/** Sets a password from the command line, and ends every session of the account. @throws AppError `account-not-found` */
export async function setPassword(db: Db, { email, password }: PasswordOfUser): Promise<AccountState> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known === undefined) throw notFound("account");
    const { id, epoch } = await lockAccount(tx, known.id);
    return stateOf(await updateAccount(tx, id, { passwordHash, epoch: epoch + 1 }));
  });
}
