import { runtime } from "../runtime";
import type { Notice } from "./content";
import type { Locale } from "./words/locale";

/** The whole address of a path in this app; this machine's where nobody said under which people reach it. */
export function appLink(path: string): string {
  const { DUGOUT_URL, PORT } = runtime().env;
  return new URL(path, DUGOUT_URL ?? `http://localhost:${PORT}`).href;
}

/** Where somebody reads on about a notice, if it is known under which address people reach the app. */
export function linkOf(notice: Notice, locale: Locale): string | undefined {
  if (runtime().env.DUGOUT_URL === undefined) return undefined;
  const league = `/${locale}/l/${notice.league.slug}`;
  return appLink("competition" in notice ? `${league}/${notice.competition.slug}` : league);
}
