import type { Db } from "@/db/client";
import { insertReset } from "../../accounts/reset-store";
import { accountByEmail } from "../../accounts/store";
import { appLink } from "../link";
import type { DeliveryRow } from "../outbox";
import { MAIL_WORDS } from "../words/mail-words";
import type { MailLetter } from "./letter";

/**
 * A link to set a new password, made when it is sent, so that it lies nowhere; nothing for an address without an account.
 * Whoever asked cannot tell the two apart.
 */
export async function composeReset(db: Db, { address }: DeliveryRow, now: number): Promise<MailLetter | undefined> {
  const account = address === null ? undefined : await accountByEmail(db, address);
  if (address === null || account === undefined || account.deletedAt !== null) return undefined;
  const { token } = await db.transaction((tx) => insertReset(tx, account.id, undefined, now));
  const { reset: words } = MAIL_WORDS[account.locale];
  return {
    to: address,
    locale: account.locale,
    subject: words.subject,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, href: appLink(`/${account.locale}/reset/${token}`) },
      { kind: "text", text: words.else },
    ],
  };
}
