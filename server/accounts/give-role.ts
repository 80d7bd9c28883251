import type { Db } from "@/db/client";
import type { UserContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refused } from "../errors";
import type { GiveRole } from "./schema";
import { type AccountRow, hasOtherAdministrator, lockAccount, updateAccount } from "./store";

/** Makes somebody an administrator, or no longer one. @throws AppError `account-not-found`, `last-administrator` */
export async function giveRole({ db, viewer }: UserContext, { userId, role }: GiveRole): Promise<void> {
  await db.transaction(async (tx) => {
    await changeRole(tx, await lockAccount(tx, userId), role, viewer.userId);
  });
}

/** @param by whose deed it is; undefined for the command line */
export async function changeRole(
  tx: Db,
  account: AccountRow,
  role: AccountRow["role"],
  by: string | undefined,
): Promise<AccountRow> {
  const hasOther = await hasOtherAdministrator(tx, account.id);
  if (account.role === "administrator" && role !== "administrator" && !hasOther) throw refused("last-administrator");
  const subject = { userId: account.id };
  await writeAudit(tx, {
    leagueId: undefined,
    userId: by,
    action: "role-given",
    subject,
    before: account.role,
    after: role,
  });
  return updateAccount(tx, account.id, { role });
}
