import { MESSAGES } from "@/i18n/messages";
import type { Locale } from "@/i18n/routing";
import type { ClockTexts } from "../_live/live-score";

/** The words of a match's clock for the client, which has no next-intl. */
export function clockTexts(locale: Locale, isLong = false): ClockTexts {
  const { match } = MESSAGES[locale].public;
  return {
    before: match.before,
    after: match["full-time"],
    fullTime: match["full-time"],
    turn: isLong ? match["half-turn"] : match.half,
    extra: match["extra-turn"],
  };
}
