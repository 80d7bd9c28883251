import type { Db } from "@/db/client";
import { notFound } from "../errors";
import { changeRole } from "./give-role";
import type { RoleOfUser } from "./schema";
import { type AccountState, stateOf } from "./state";
import { accountByEmail } from "./store";

/** Sets a role from the command line. @throws AppError `account-not-found`, `last-administrator` */
export async function setRole(db: Db, { email, role }: RoleOfUser): Promise<AccountState> {
  return db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email);
    if (account === undefined) throw notFound("account");
    return stateOf(await changeRole(tx, account, role, undefined));
  });
}
