import type { Db } from "@/db/client";
import { writeAudit } from "../audit/write";
import { notFound, refused } from "../errors";
import type { RoleOfUser } from "./schema";
import { type AccountState, stateOf } from "./state";
import { accountByEmail, hasOtherAdministrator, updateAccount } from "./store";

/** Makes somebody an administrator, or no longer one. @throws AppError `account-not-found`, `last-administrator` */
export async function setRole(db: Db, { email, role }: RoleOfUser): Promise<AccountState> {
  return db.transaction(async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known === undefined) throw notFound("account");
    const hasOther = await hasOtherAdministrator(tx, known.id);
    if (known.role === "administrator" && role !== "administrator" && !hasOther) throw refused("last-administrator");
    await writeAudit(tx, {
      leagueId: undefined,
      userId: undefined,
      action: "role-set",
      subject: { userId: known.id },
      before: known.role,
      after: role,
    });
    return stateOf(await updateAccount(tx, known.id, { role }));
  });
}
