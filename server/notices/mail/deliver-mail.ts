import type { Db } from "@/db/client";
import type { Answer } from "../channels/post";
import type { DeliveryRow } from "../outbox";
import { compose } from "./compose";
import { sendMail } from "./send";
import { mailSettings } from "./settings";

/** Writes and sends the mail of a delivery; where there is nothing to write any more, that is the end of it. */
export async function deliverMail(db: Db, row: DeliveryRow, now: number): Promise<Answer> {
  const settings = mailSettings();
  if (settings === undefined) return { status: undefined, text: "mail-is-off", isFinal: true };
  const letter = await compose(db, row, now);
  return letter === undefined ? { status: 204, text: "nothing-to-send" } : sendMail(settings, letter);
}
