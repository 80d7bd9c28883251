import { z } from "zod";
import type { Db } from "@/db/client";
import { LOCALES } from "@/db/schema";
import { stateOf } from "../../leagues/invitations";
import { invitationById } from "../../leagues/store";
import { appLink } from "../link";
import type { DeliveryRow } from "../outbox";
import { dateIn } from "../words/dates";
import { MAIL_WORDS } from "../words/mail-words";
import type { MailLetter } from "./letter";

/** What lies in the outbox of an invitation. */
export const InvitationContent = z.object({ invitationId: z.uuid(), by: z.string(), locale: z.enum(LOCALES) });

/** A link into a league for somebody without an account; nothing when it opens nothing any more. */
export async function composeInvitation(
  db: Db,
  { address, content }: DeliveryRow,
  now: number,
): Promise<MailLetter | undefined> {
  if (address === null) return undefined;
  const { invitationId, by, locale } = InvitationContent.parse(content);
  const found = await invitationById(db, invitationId);
  if (found === undefined || stateOf(found.invitation, now) !== "open") return undefined;
  const { invitation, league } = found;
  const { invitation: words, roles } = MAIL_WORDS[locale];
  const until = dateIn(locale, invitation.expiresAt.toISOString(), league.timeZone);
  return {
    to: address,
    locale,
    subject: words.subject(league.name),
    blocks: [
      { kind: "text", text: words.text(by, league.name, roles[invitation.role]) },
      { kind: "button", label: words.button, href: appLink(`/${locale}/join/${invitation.token}`) },
      { kind: "text", text: words.until(until) },
    ],
  };
}
