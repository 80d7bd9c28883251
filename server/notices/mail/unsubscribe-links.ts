import { appLink } from "../link";
import type { Locale } from "../words/locale";
import { MAIL_WORDS } from "../words/mail-words";
import type { MailLetter } from "./letter";
import { unsubscribeToken, type Wish } from "./unsubscribe-token";

/** The end of a mail that comes again and again: why, and how to end it. */
export function unsubscribeLinks(userId: string, wish: Wish, locale: Locale): Required<MailLetter>["unsubscribe"] {
  const token = unsubscribeToken(userId, wish);
  const { why, unsubscribe: label } = MAIL_WORDS[locale];
  return {
    page: appLink(`/${locale}/unsubscribe/${token}`),
    oneClick: appLink(`/api/unsubscribe/${token}`),
    why,
    label,
  };
}
