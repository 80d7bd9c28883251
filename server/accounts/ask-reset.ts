import { randomUUID } from "node:crypto";
import type { Context } from "../context";
import { refused } from "../errors";
import { countAttempt } from "../limits/count";
import { canMail } from "../notices/mail/settings";
import { putOut } from "../notices/outbox";
import type { AskReset } from "./schema";

/**
 * Asks for a link to set a new password by mail. Whether there is an account with the address is looked up when the mail
 * is written, so the answer is the same, and as quick, either way.
 * @throws AppError `mail-is-off`, `too-many-attempts`
 */
export async function askReset(ctx: Context, { email }: AskReset): Promise<void> {
  if (!canMail()) throw refused("mail-is-off");
  await countAttempt(ctx, "ask-reset-from", ctx.address);
  await countAttempt(ctx, "ask-reset", email);
  const at = new Date(ctx.at);
  const key = `reset:${randomUUID()}`;
  await putOut(ctx.db, [{ address: email, event: "reset", key, content: {}, dueAt: at, createdAt: at }]);
}
