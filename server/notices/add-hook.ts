import { randomBytes } from "node:crypto";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict } from "../errors";
import { hookUrl } from "./guard";
import { countHooks, insertHook, lockHook, updateHook } from "./hooks-store";
import { type AddHook, type HookRef, MOST_HOOKS } from "./schema";

/** A key for signatures as Standard Webhooks writes it. */
const newSecret = () => `whsec_${randomBytes(24).toString("base64")}`;

/**
 * Adds an address that the league tells things to; the secret of a webhook is answered this once.
 * @throws AppError `too-many-hooks`, `hook-url-not-allowed`, `hook-url-not-of-discord`
 */
export async function addHook(ctx: PlacedContext, input: AddHook): Promise<{ hookId: string; secret?: string }> {
  const { leagueId, kind, name, events, locale } = input;
  const url = hookUrl(input.url, kind);
  const secret = kind === "webhook" ? newSecret() : undefined;
  return ctx.db.transaction(async (tx) => {
    if ((await countHooks(tx, leagueId)) >= MOST_HOOKS) throw conflict("too-many-hooks", { most: MOST_HOOKS });
    const createdAt = new Date(ctx.at);
    const hook = await insertHook(tx, {
      leagueId,
      kind,
      name,
      url,
      events,
      locale,
      secret: secret ?? null,
      createdAt,
    });
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: "hook-added",
      subject: { hook: name, kind },
      after: { events, locale },
    });
    return { hookId: hook.id, ...(secret === undefined ? {} : { secret }) };
  });
}

/** Gives a webhook another secret; the one of before signs nothing any more. @throws AppError `hook-not-found` */
export async function renewSecret(ctx: PlacedContext, { leagueId, hookId }: HookRef): Promise<{ secret?: string }> {
  return ctx.db.transaction(async (tx) => {
    const hook = await lockHook(tx, leagueId, hookId);
    if (hook.kind !== "webhook") return {};
    const secret = newSecret();
    await updateHook(tx, hookId, { secret });
    const subject = { hook: hook.name, kind: hook.kind };
    await writeAudit(tx, { leagueId, userId: ctx.viewer?.userId, action: "hook-secret-renewed", subject });
    return { secret };
  });
}
