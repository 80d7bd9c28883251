import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { calendarPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { CalendarPages } from "../../../../_parts/calendar-pages";
import { pageMetadata } from "../../../../_parts/page-metadata";

export const dynamic = "force-static";
export const revalidate = false;

interface ResultsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly competition: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ResultsPageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const { league: leagueSlug, competition: slug } = await params;
  const page = await calendarPage(leagueSlug, slug);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const [league, competition] = [page.league.name, page.competition.name];
  return pageMetadata({
    locale,
    path: `/l/${leagueSlug}/${slug}/results`,
    title: `${t("tab.results")} · ${competition} · ${league}`,
    description: t("meta.results", { league, competition }),
    isListed: page.league.isListed,
  });
}

export default async function ResultsPage({ params }: ResultsPageProps) {
  const locale = await enterLocale(params);
  const { league, competition } = await params;
  return <CalendarPages locale={locale} league={league} competition={competition} tab="results" />;
}
