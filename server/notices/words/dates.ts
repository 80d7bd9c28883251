import type { Locale } from "./locale";

const STYLE = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

/** A moment as the clocks of the league show it. @param at as ISO 8601 */
export const dateIn = (locale: Locale, at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { ...STYLE, timeZone }).format(new Date(at));
