import { createHmac } from "node:crypto";
import type { Notice } from "../content";
import type { HookRow } from "../hooks-store";
import { linkOf } from "../link";
import type { Letter } from "./letter";

/**
 * A notice as a signed letter, by the scheme of Standard Webhooks: HMAC-SHA256 over id, time and body. Its id stays the
 * same however often it is sent, so that a receiver can tell what it has had.
 * @param at when it is sent, ms since the epoch
 */
export function webhookLetter(
  deliveryId: string,
  { url, secret, locale }: HookRow,
  notice: Notice,
  at: number,
): Letter {
  const { event, at: timestamp, ...data } = notice;
  const body = JSON.stringify({ type: event, timestamp, data: { ...data, url: linkOf(notice, locale) } });
  const id = `msg_${deliveryId}`;
  const seconds = String(Math.floor(at / 1_000));
  return {
    url,
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": seconds,
      "webhook-signature": `v1,${signatureOf(secret ?? "", id, seconds, body)}`,
    },
  };
}

/** @param secret `whsec_` and the key in base64 */
export function signatureOf(secret: string, id: string, seconds: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
}
