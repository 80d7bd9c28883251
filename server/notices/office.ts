import { randomUUID } from "node:crypto";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import type { LeagueRef } from "../leagues/schema";
import { loadLeague, updateLeagueRow } from "../leagues/store";
import { listDeliveries, listHooks, lockHook, queueAgain } from "./hooks-store";
import { putOut } from "./outbox";
import type { DeliveryRef, HookRef, SetReminders } from "./schema";

const DELIVERIES_SHOWN = 50;

/** A league's hooks without their secrets, what was last sent to them, and when it reminds. */
export async function noticeOffice(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const hooks = await listHooks(ctx.db, leagueId);
  return {
    reminderDays: (await loadLeague(ctx.db, leagueId)).reminderDays ?? 0,
    hooks: hooks.map(({ id, kind, name, url, events, locale, enabled }) => ({
      id,
      kind,
      name,
      address: shownAddress(kind, url),
      events,
      locale,
      enabled,
    })),
    deliveries: await listDeliveries(ctx.db, leagueId, DELIVERIES_SHOWN),
  };
}

/** Whoever has the whole address of a channel can write to it, so no more than its host is shown again. */
function shownAddress(kind: "webhook" | "discord", url: string): string {
  const { origin, host, pathname } = new URL(url);
  return kind === "discord" ? host : `${origin}${pathname}`;
}

/** Sends something to a hook that says no more than that it arrives; also to one that is off. @throws AppError `hook-not-found` */
export async function testHook(ctx: PlacedContext, { leagueId, hookId }: HookRef): Promise<void> {
  const at = new Date(ctx.at);
  await ctx.db.transaction(async (tx) => {
    await lockHook(tx, leagueId, hookId);
    const { id, slug, name, timeZone } = await loadLeague(tx, leagueId);
    const content = { event: "test", at: at.toISOString(), league: { id, slug, name, timeZone } };
    await putOut(tx, [{ hookId, event: "test", key: `test:${randomUUID()}`, content, dueAt: at, createdAt: at }]);
  });
}

/** Sends a delivery once more, under the id that it had. @throws AppError `delivery-not-found` */
export async function sendAgain(ctx: PlacedContext, { leagueId, deliveryId }: DeliveryRef): Promise<void> {
  await queueAgain(ctx.db, leagueId, deliveryId, new Date(ctx.at));
}

/** Says how many days before a deadline the league reminds; 0 is never. */
export async function setReminders(ctx: PlacedContext, { leagueId, days }: SetReminders): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { name, reminderDays } = await loadLeague(tx, leagueId);
    await updateLeagueRow(tx, leagueId, { reminderDays: days === 0 ? null : days });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "reminders-set",
      subject: { league: name },
      before: reminderDays ?? 0,
      after: days,
    });
  });
}
