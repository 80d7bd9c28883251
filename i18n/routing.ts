import { defineRouting } from "next-intl/routing";

/** The languages of every screen, the default first. */
export const LOCALES = ["en", "es", "fr", "de"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language is always the first part of a page's path. */
export const routing = defineRouting({ locales: LOCALES, defaultLocale: "en", localePrefix: "always" });

/** Remembers the language a reader last read, for paths without one. */
export const LAST_READ_COOKIE = "dugout-locale";
