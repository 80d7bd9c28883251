import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { recordsPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../_parts/league-header";
import { pageMetadata } from "../../../_parts/page-metadata";
import { RecordsView } from "../../../_records/records-view";

export const dynamic = "force-static";
export const revalidate = false;

interface RecordsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: RecordsPageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const page = await recordsPage((await params).league);
  if (page === undefined) return {};
  const t = await getTranslations("records");
  const { name: league, slug, isListed } = page.league;
  const title = `${t("title")} · ${league}`;
  return pageMetadata({
    locale,
    path: `/l/${slug}/statistics`,
    title,
    description: t("meta.all", { league }),
    isListed,
  });
}

/** The records of a league over all its seasons. */
export default async function LeagueRecordsPage({ params }: RecordsPageProps) {
  await enterLocale(params);
  const page = await recordsPage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("records");
  return (
    <>
      <LeagueHeader league={page.league} within={{ tab: "statistics" }} title={t("title")} sub={t("all-time")} />
      <Page>
        <RecordsView page={page} />
      </Page>
    </>
  );
}
