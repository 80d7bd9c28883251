import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { leaguePage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { SearchForm } from "../../../_news/search-form";
import { ClubsCard } from "../../../_parts/clubs-card";
import { LeagueHeader } from "../../../_parts/league-header";
import { pageMetadata } from "../../../_parts/page-metadata";

export const dynamic = "force-static";
export const revalidate = false;

interface ClubsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ClubsPageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const page = await leaguePage((await params).league);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const { name, slug, isListed } = page.league;
  const title = `${t("tab.clubs")} · ${name}`;
  const description = t("meta.league", { league: name });
  return pageMetadata({ locale, path: `/l/${slug}/clubs`, title, description, isListed });
}

/** Every club of a league. */
export default async function ClubsPage({ params }: ClubsPageProps) {
  await enterLocale(params);
  const page = await leaguePage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  return (
    <>
      <LeagueHeader league={page.league} season={page.seasons[0]} within={{ tab: "clubs" }} title={t("clubs")} />
      <Page>
        <SearchForm league={page.league} />
        <ClubsCard league={page.league.slug} clubs={page.clubs} />
      </Page>
    </>
  );
}
