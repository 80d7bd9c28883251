import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { leaguePage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { trophy } from "@/app/_ui/icon-paths";
import { SiteHeader } from "@/app/_ui/site-header";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { NewsCard } from "../../_news/news-card";
import { SearchForm } from "../../_news/search-form";
import { ClubsCard } from "../../_parts/clubs-card";
import { CompetitionsCard } from "../../_parts/competitions-card";
import { LeagueBoard } from "../../_parts/league-board";
import { LEAGUE_TABS } from "../../_parts/league-header";
import { LiveStrip } from "../../_parts/live-strip";
import { pageMetadata } from "../../_parts/page-metadata";

/** How many clubs the home of a league shows. */
const CLUBS = 24;

export const dynamic = "force-static";
export const revalidate = false;

interface LeaguePageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: LeaguePageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const page = await leaguePage((await params).league);
  if (page === undefined) return {};
  const { name, about, slug, isListed } = page.league;
  const t = await getTranslations("public");
  const description = about === "" ? t("meta.league", { league: name }) : about;
  return pageMetadata({ locale, path: `/l/${slug}`, title: name, description, isListed });
}

/** A league at a glance: what is being played, the tables that are on, what comes next, who takes part. */
export default async function LeagueHomePage({ params }: LeaguePageProps) {
  const locale = await enterLocale(params);
  const page = await leaguePage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  const { league, seasons, competitions, boards, clubs } = page;
  const path = `/l/${league.slug}`;
  const [season] = seasons;
  const others = competitions.filter(({ id }) => boards.every(({ competition }) => competition.id !== id));
  return (
    <>
      <SiteHeader
        path={path}
        title={league.name}
        sub={league.about === "" ? season && t("season", { name: season.name }) : league.about}
        tabsLabel={t("tabs")}
        tabs={LEAGUE_TABS.map((tab) => ({
          label: t(`tab.${tab}`),
          href: `/${locale}${path}${tab === "league" ? "" : `/${tab}`}`,
          isCurrent: tab === "league",
        }))}
      />
      <Page>
        {boards.map(({ competition, entries, live, liveSeason }) => (
          <LiveStrip
            key={competition.id}
            locale={locale}
            path={`${path}/${competition.slug}`}
            competition={competition}
            entries={entries}
            fixtures={live}
            season={liveSeason}
          />
        ))}
        <NewsCard locale={locale} league={league.slug} />
        {boards.length === 0 && (
          <EmptyState icon={trophy} heading="h2" title={t("no-competitions")}>
            {t("no-competitions-text")}
          </EmptyState>
        )}
        {boards.map((board) => (
          <LeagueBoard key={board.competition.id} league={league} {...board} />
        ))}
        <SearchForm league={league} />
        <div className={others.length === 0 ? "grid" : "page-split"}>
          <ClubsCard league={league.slug} clubs={clubs} most={CLUBS} />
          <CompetitionsCard league={league.slug} competitions={others} />
        </div>
      </Page>
    </>
  );
}
