import type { Db } from "@/db/client";
import { Notice } from "../content";
import { appLink } from "../link";
import type { DeliveryRow } from "../outbox";
import { dateIn } from "../words/dates";
import { MAIL_WORDS } from "../words/mail-words";
import type { MailLetter } from "./letter";
import { unsubscribeLinks } from "./unsubscribe-links";
import { readerOf, wishesOf } from "./wishes-store";

/** A coach's own open matches of one deadline; nothing when the wish has ended. */
export async function composeReminder(db: Db, { userId, content }: DeliveryRow): Promise<MailLetter | undefined> {
  const reader = userId === null ? undefined : await readerOf(db, userId);
  if (reader === undefined || !(await wishesOf(db, reader.userId)).reminders) return undefined;
  const notice = Notice.parse(content);
  if (notice.event !== "deadline-near") return undefined;
  const { locale } = reader;
  const { reminder: words } = MAIL_WORDS[locale];
  const { competition, deadlineAt, league, fixtures } = notice;
  return {
    to: reader.email,
    locale,
    subject: words.subject(dateIn(locale, deadlineAt, league.timeZone)),
    blocks: [
      { kind: "heading", text: league.name },
      { kind: "text", text: words.text(competition.name) },
      {
        kind: "list",
        lines: fixtures.map(({ id, sides }) => ({
          text: sides.map(({ name }) => name).join(" – "),
          href: appLink(`/${locale}/fixtures/${id}`),
        })),
      },
    ],
    unsubscribe: unsubscribeLinks(reader.userId, "reminders", locale),
  };
}
