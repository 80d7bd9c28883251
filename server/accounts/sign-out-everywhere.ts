import type { UserContext } from "../access/procedures";
import { lockAccount, updateAccount } from "./store";

/** Ends every session of the account, the asker's too. */
export async function signOutEverywhere({ db, viewer }: UserContext): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, epoch } = await lockAccount(tx, viewer.userId);
    await updateAccount(tx, id, { epoch: epoch + 1 });
  });
}
