import type { UserContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { insertReset, type NewReset } from "./reset-store";
import type { IssueAnyReset } from "./schema";
import { lockAccount } from "./store";

/** A one-time link to set a new password, for any account, by an administrator. @throws AppError `account-not-found` */
export async function issueAnyReset({ db, viewer, at }: UserContext, { userId }: IssueAnyReset): Promise<NewReset> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await writeAudit(tx, { leagueId: undefined, userId: viewer.userId, action: "reset-issued", subject: { userId } });
    return insertReset(tx, userId, viewer.userId, at);
  });
}
