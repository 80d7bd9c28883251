import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { clubPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../../../../_parts/league-header";
import { pageMetadata } from "../../../../../../_parts/page-metadata";
import { AgainstView } from "../../../../../../_records/against-view";

export const dynamic = "force-static";
export const revalidate = false;

interface AgainstPageProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly club: string;
    readonly other: string;
  }>;
}

export function generateStaticParams() {
  return [];
}

async function read({ params }: AgainstPageProps) {
  const { league, club, other } = await params;
  const page = await clubPage(league, club);
  const opponent = await clubPage(league, other);
  return page === undefined || opponent === undefined || club === other ? undefined : { page, opponent };
}

export async function generateMetadata(props: AgainstPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const shown = await read(props);
  if (shown === undefined) return {};
  const t = await getTranslations("records");
  const { page, opponent } = shown;
  const names = { home: page.club.name, away: opponent.club.name };
  return pageMetadata({
    locale,
    path: `/l/${page.league.slug}/clubs/${page.club.slug}/against/${opponent.club.slug}`,
    title: `${t("against.title", names)} · ${page.league.name}`,
    description: t("meta.against", { ...names, league: page.league.name }),
    isListed: page.league.isListed,
  });
}

/** Two clubs against each other, over all competitions. */
export default async function AgainstPage(props: AgainstPageProps) {
  await enterLocale(props.params);
  const shown = await read(props);
  if (shown === undefined) notFound();
  const t = await getTranslations("records.against");
  const { page, opponent } = shown;
  const { league, club } = page;
  return (
    <>
      <LeagueHeader
        league={league}
        within={{ club: club.slug, tab: "matches", rest: `against/${opponent.club.slug}` }}
        crest={<Crest name={club.name} design={club.crest} size={64} />}
        title={t("title", { home: club.name, away: opponent.club.name })}
        sub={t("tab")}
      />
      <Page>
        <AgainstView page={page} opponent={opponent.club} />
      </Page>
    </>
  );
}
