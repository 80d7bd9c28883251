import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NewsBody } from "@/app/_news/news-body";
import { newsPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import { fileText } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../_parts/league-header";
import { pageMetadata } from "../../../_parts/page-metadata";

export const dynamic = "force-static";
export const revalidate = false;

interface NewsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NewsPageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const page = await newsPage((await params).league);
  if (page === undefined) return {};
  const t = await getTranslations("news");
  const { name: league, slug, isListed } = page.league;
  const title = `${t("title")} · ${league}`;
  return pageMetadata({ locale, path: `/l/${slug}/news`, title, description: t("meta", { league }), isListed });
}

/** What the organiser told, newest first. */
export default async function NewsPage({ params }: NewsPageProps) {
  const locale = await enterLocale(params);
  const page = await newsPage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("news");
  const { league, posts } = page;
  return (
    <>
      <LeagueHeader league={league} within={{ tab: "league", rest: "news" }} title={t("title")} />
      <Page className="page-narrow">
        {posts.length === 0 && (
          <EmptyState icon={fileText} heading="h2" title={t("none")}>
            {t("none-text")}
          </EmptyState>
        )}
        {posts.map(({ slug, title, body, at }) => (
          <Card
            key={slug}
            title={<a href={`/${locale}/l/${league.slug}/news/${slug}`}>{title}</a>}
            end={<span className="small faint nowrap">{formatDate(locale, at, league.timeZone, "date")}</span>}
          >
            <NewsBody body={body} />
          </Card>
        ))}
      </Page>
    </>
  );
}
