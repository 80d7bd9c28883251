import type { Db } from "@/db/client";
import { Notice } from "../content";
import { type DeliveryRow, hookOf } from "../outbox";
import { discordLetter } from "./discord";
import { type Answer, post } from "./post";
import { webhookLetter } from "./webhook";

/** Sends a delivery to its hook, in the form of its kind. */
export async function sendToHook(
  db: Db,
  { id, hookId, content }: DeliveryRow,
  now: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const hook = hookId === null ? undefined : await hookOf(db, hookId);
  if (hook === undefined) return { status: undefined, text: "hook-is-gone", isFinal: true };
  const notice = Notice.parse(content);
  const letter = hook.kind === "discord" ? discordLetter(hook, notice) : webhookLetter(id, hook, notice, now);
  return post(letter, signal);
}
