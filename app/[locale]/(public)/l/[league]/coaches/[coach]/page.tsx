import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { coachPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../../_parts/league-header";
import { pageMetadata } from "../../../../_parts/page-metadata";
import { CoachView } from "../../../../_records/coach-view";

export const dynamic = "force-static";
export const revalidate = false;

interface CoachPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly coach: string }>;
}

export function generateStaticParams() {
  return [];
}

const read = async ({ params }: CoachPageProps) => {
  const { league, coach } = await params;
  return coachPage(league, coach);
};

export async function generateMetadata(props: CoachPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) return {};
  const t = await getTranslations("records");
  const { name: league, slug, isListed } = page.league;
  const { name: coach, slug: coachSlug } = page.coach;
  return pageMetadata({
    locale,
    path: `/l/${slug}/coaches/${coachSlug}`,
    title: `${coach} · ${league}`,
    description: t("meta.coach", { coach, league }),
    isListed,
  });
}

/** A coach: clubs, competitions and figures. */
export default async function CoachPage(props: CoachPageProps) {
  await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const { league, coach } = page;
  return (
    <>
      <LeagueHeader league={league} within={{ tab: "coaches", rest: `coaches/${coach.slug}` }} title={coach.name} />
      <Page>
        <CoachView page={page} />
      </Page>
    </>
  );
}
