import type { Locale } from "@/i18n/routing";

/** Day before month and 24 hours in every language; which country's habits decide the rest. */
const TAGS = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" } as const satisfies Record<Locale, string>;

const MINUS = "\u2212";

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

export const DATE_STYLES = {
  /** 13 Oct 2026 */
  date: { day: "numeric", month: "short", year: "numeric" },
  /** 13 Oct */
  day: { day: "numeric", month: "short" },
  /** Tue */
  weekday: { weekday: "short" },
  /** Tue 13 Oct */
  "weekday-day": { weekday: "short", day: "numeric", month: "short" },
  /** October 2026 */
  month: { month: "long", year: "numeric" },
  /** Tuesday */
  "long-weekday": { weekday: "long" },
  /** Tuesday 13 October 2026 */
  "long-date": { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** 19:30 */
  time: { hour: "2-digit", minute: "2-digit" },
  /** Tue 19:30 */
  "weekday-time": { weekday: "short", hour: "2-digit", minute: "2-digit" },
  /** Tue 13 Oct, 19:30 */
  moment: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  /** 13 Oct 2026, 19:30 */
  "date-time": { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The day that a week begins with, by the habits that formats follow; 1 is Monday. */
export const FIRST_WEEKDAY = { en: 1, es: 1, fr: 1, de: 1 } as const satisfies Record<Locale, number>;

export type DateStyle = keyof typeof DATE_STYLES;

/** 1,245,000 in the reader's way; the digits are always grouped. */
export function formatNumber(locale: Locale, value: number, sign: "auto" | "exceptZero" = "auto"): string {
  const key = `${locale}:${sign}`;
  const known = numberFormats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(TAGS[locale], { useGrouping: "always", signDisplay: sign, maximumFractionDigits: 2 });
  if (known === undefined) numberFormats.set(key, format);
  return format
    .formatToParts(value)
    .map((part) => (part.type === "minusSign" ? MINUS : part.value))
    .join("");
}

/** A change: +4, −2, and 0 without a sign. */
export function formatSigned(locale: Locale, value: number): string {
  return formatNumber(locale, value, "exceptZero");
}

/** Two scores: 2–1. */
export function formatScore(home: number, away: number): string {
  return `${home}–${away}`;
}

/** A moment in a league's time zone (IANA name). `at` is ms since the epoch, or what `Date` reads. */
export function formatDate(locale: Locale, at: number | string | Date, timeZone: string, style: DateStyle): string {
  const key = `${locale}:${timeZone}:${style}`;
  const known = dateFormats.get(key);
  const format = known ?? new Intl.DateTimeFormat(TAGS[locale], { ...DATE_STYLES[style], timeZone, hour12: false });
  if (known === undefined) dateFormats.set(key, format);
  return format.format(new Date(at));
}

/** How a time zone calls itself at that moment: CEST, MESZ, or an offset. */
export function formatTimeZone(locale: Locale, at: number | string | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], { timeZone, timeZoneName: "short" }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const STEPS = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
] as const;

/** From `now` to `at`, both ms since the epoch: in 3 days, 5 minutes ago. */
export function formatRelative(locale: Locale, at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: "auto", style: "short" });
  const distance = at - now;
  const [unit, length] = STEPS.findLast(([, ms]) => Math.abs(distance) >= ms) ?? STEPS[0];
  return format.format(Math.trunc(distance / length), unit);
}

/** "Ines, Jonas and Ayo". */
export function formatList(locale: Locale, words: readonly string[]): string {
  return new Intl.ListFormat(TAGS[locale], { type: "conjunction" }).format(words);
}
