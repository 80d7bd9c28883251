import { runtime } from "../runtime";
import type { Notice } from "./content";
import type { Locale } from "./words/locale";

/** Where somebody reads on, if it is known under which address people reach the app. */
export function linkOf(notice: Notice, locale: Locale): string | undefined {
  const { DUGOUT_URL } = runtime().env;
  if (DUGOUT_URL === undefined) return undefined;
  const league = `/${locale}/l/${notice.league.slug}`;
  return new URL("competition" in notice ? `${league}/${notice.competition.slug}` : league, DUGOUT_URL).href;
}
