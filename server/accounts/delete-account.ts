import type { UserContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refused } from "../errors";
import { showChange } from "../live/show-change";
import { confirmPassword } from "./confirm-password";
import { leaveAll, renameEntries } from "./farewell-store";
import { FORMER_COACH } from "./former-coach";
import { deleteLinks } from "./links-store";
import { leaguesShowing } from "./memberships-store";
import type { DeleteAccount } from "./schema";
import { hasOtherAdministrator, lockAccount, updateAccount } from "./store";

/**
 * Deletes the asker's account: name, address and password go, what was played and recorded stays.
 * @throws AppError `wrong-password`, `last-administrator`, `too-many-attempts`
 */
export async function deleteAccount(ctx: UserContext, { current }: DeleteAccount): Promise<void> {
  await confirmPassword(ctx, current);
  const { userId } = ctx.viewer;
  const leagueIds = await ctx.db.transaction(async (tx) => {
    const hasOther = await hasOtherAdministrator(tx, userId);
    const { role, epoch, locale } = await lockAccount(tx, userId);
    if (role === "administrator" && !hasOther) throw refused("last-administrator");
    const shownIn = await leaguesShowing(tx, userId);
    const name = FORMER_COACH[locale];
    await leaveAll(tx, userId);
    await renameEntries(tx, userId, name);
    await deleteLinks(tx, userId);
    const deletedAt = new Date(ctx.at);
    const nothing = { email: null, passwordHash: null, role: "user" } as const;
    await updateAccount(tx, userId, { ...nothing, name, deletedAt, epoch: epoch + 1 });
    await writeAudit(tx, { leagueId: undefined, userId, action: "account-deleted", subject: { userId } });
    return shownIn;
  });
  for (const leagueId of leagueIds) await showChange(leagueId);
}
