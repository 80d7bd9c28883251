import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { hookUrl } from "./guard";
import { deleteHook, lockHook, updateHook } from "./hooks-store";
import type { ChangeHook, HookRef } from "./schema";

/**
 * Changes what a hook is told and where, or turns it off; what waits for it meanwhile is sent when it is on again.
 * @throws AppError `hook-not-found`, `hook-url-not-allowed`, `hook-url-not-of-discord`
 */
export async function changeHook(ctx: PlacedContext, { leagueId, hookId, url, ...values }: ChangeHook): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { name, kind, events, locale, enabled } = await lockHook(tx, leagueId, hookId);
    await updateHook(tx, hookId, { ...values, ...(url === undefined ? {} : { url: hookUrl(url, kind) }) });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "hook-changed",
      subject: { hook: name, kind },
      before: { name, events, locale, enabled },
      after: { ...values, ...(url === undefined ? {} : { address: "changed" }) },
    });
  });
}

/** Takes a hook away with everything that was sent to it. @throws AppError `hook-not-found` */
export async function removeHook(ctx: PlacedContext, { leagueId, hookId }: HookRef): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { name, kind } = await lockHook(tx, leagueId, hookId);
    await deleteHook(tx, hookId);
    const subject = { hook: name, kind };
    await writeAudit(tx, { leagueId, userId: ctx.viewer?.userId, action: "hook-removed", subject });
  });
}
