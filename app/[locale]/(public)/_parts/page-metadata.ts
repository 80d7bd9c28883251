import type { Metadata } from "next";
import { LOCALES, type Locale } from "@/i18n/routing";

interface Described {
  readonly locale: Locale;
  /** Without its language: "/l/cellar". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** An unlisted league is open to whoever has the link, not to search. */
  readonly isListed: boolean;
}

/** What a public page says of itself to search and to those who share it. */
export function pageMetadata({ locale, path, title, description, isListed }: Described): Metadata {
  return {
    title,
    description,
    alternates: {
      canonical: `/${locale}${path}`,
      languages: Object.fromEntries(LOCALES.map((language) => [language, `/${language}${path}`])),
    },
    ...(isListed ? {} : { robots: { index: false } }),
  };
}
