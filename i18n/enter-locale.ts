import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import { type Locale, routing } from "./routing";

/** What a page or layout that has no parameter but the language is given. */
export interface LocaleProps {
  readonly params: Promise<{ readonly locale: string }>;
}

/** The language of a page or layout, told to next-intl so that the page can be static; an unknown one is not found. */
export async function enterLocale(params: LocaleProps["params"]): Promise<Locale> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
