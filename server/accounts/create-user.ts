import type { Db } from "@/db/client";
import { hashPassword } from "./passwords";
import type { NewUser } from "./schema";
import { type AccountState, stateOf } from "./state";
import { insertAccount } from "./store";

/** Makes an account from the command line. @throws AppError `address-taken` */
export async function createUser(db: Db, { password, ...account }: NewUser): Promise<AccountState> {
  const passwordHash = await hashPassword(password);
  return stateOf(await insertAccount(db, { ...account, passwordHash }));
}
