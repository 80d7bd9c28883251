import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { calendarPage } from "@/app/_trpc/public";
import { roundsWith } from "@/app/[locale]/(public)/_parts/calendar-pages";
import { RoundCard } from "@/app/[locale]/(public)/_parts/round-card";
import { routing } from "@/i18n/routing";

export interface EmbeddedProps {
  readonly params: Promise<{ readonly league: string; readonly competition: string }>;
  readonly searchParams: Promise<{ readonly lang?: string | string[] }>;
}

/** Fixtures by round, or results with the newest round first, in the frame of any site. */
export async function EmbeddedFixtures({
  params,
  searchParams,
  tab,
}: EmbeddedProps & { readonly tab: "calendar" | "results" }) {
  const { lang } = await searchParams;
  const locale = typeof lang === "string" && hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
  setRequestLocale(locale);
  const { league: leagueSlug, competition: slug } = await params;
  const page = await calendarPage(leagueSlug, slug);
  if (page === undefined) notFound();
  const t = await getTranslations({ locale, namespace: "public" });
  const { league, competition, entries, rounds, fixtures } = page;
  const path = `/l/${league.slug}/${competition.slug}`;
  const shown = tab === "calendar" ? fixtures : fixtures.filter(({ state }) => state === "settled");
  return (
    <main lang={locale} className="embed-table stack">
      <h1 className="small strong">
        <a href={`/${locale}${path}/${tab}`}>
          {competition.name} · {league.name}
        </a>
      </h1>
      {shown.length === 0 && <p className="muted">{t(tab === "calendar" ? "no-fixtures" : "no-results")}</p>}
      <div className="round-grid">
        {roundsWith(shown, tab === "calendar" ? rounds : rounds.toReversed()).map(({ round, fixtures: own }) => (
          <RoundCard
            key={round.number}
            round={round}
            fixtures={own}
            path={path}
            timeZone={league.timeZone}
            entries={entries}
          />
        ))}
      </div>
    </main>
  );
}
