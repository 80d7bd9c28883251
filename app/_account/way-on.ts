import { hasLocale } from "next-intl";
import { type Locale, routing } from "@/i18n/routing";

/** Where somebody is on the way to: the language of the page, and the path in this app to go on to. */
export interface Arrival {
  readonly locale: Locale;
  readonly next: string;
}

/** The arrival that a form carries along in its hidden fields; both are checked again. */
export function arrivalOf(form: FormData): Arrival {
  const given = form.get("language");
  const locale = hasLocale(routing.locales, given) ? given : routing.defaultLocale;
  return { locale, next: wayOn(form.get("next"), locale) };
}

const NOWHERE = "http://nowhere.invalid";

/** A path in this app in that language, or home: what leads elsewhere, or back to the sign-in itself, is not followed. */
export function wayOn(next: unknown, locale: Locale): string {
  const home = `/${locale}/home`;
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, NOWHERE)) return home;
  const { origin, pathname, search, hash } = new URL(next, NOWHERE);
  if (origin !== NOWHERE || /^\/\w\w\/(sign-|setup|reset)/.test(pathname)) return home;
  return pathname.replace(/^\/(en|es|fr|de)(?=\/|$)/, `/${locale}`) + search + hash;
}

/** The token of the link into a league that the way leads to. */
export function invitationIn(next: string): string | undefined {
  return /^\/\w\w\/join\/([\w-]{16,64})$/.exec(next)?.[1];
}
