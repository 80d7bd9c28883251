import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { recordsPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../../_parts/league-header";
import { gameText } from "../../../../_parts/names";
import { pageMetadata } from "../../../../_parts/page-metadata";
import { RecordsView } from "../../../../_records/records-view";

export const dynamic = "force-static";
export const revalidate = false;

interface RecordsPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly competition: string }>;
}

export function generateStaticParams() {
  return [];
}

const read = async ({ params }: RecordsPageProps) => {
  const { league, competition } = await params;
  return recordsPage(league, competition);
};

export async function generateMetadata(props: RecordsPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page?.competition === undefined) return {};
  const t = await getTranslations("records");
  const [league, competition] = [page.league.name, page.competition.name];
  return pageMetadata({
    locale,
    path: `/l/${page.league.slug}/${page.competition.slug}/statistics`,
    title: `${t("title")} · ${competition} · ${league}`,
    description: t("meta.competition", { competition, league }),
    isListed: page.league.isListed,
  });
}

/** The records of a competition. */
export default async function CompetitionRecordsPage(props: RecordsPageProps) {
  await enterLocale(props.params);
  const page = await read(props);
  if (page?.competition === undefined) notFound();
  const t = await getTranslations("records");
  const words = await getTranslations("public");
  const { league, competition } = page;
  return (
    <>
      <LeagueHeader
        league={league}
        season={{ name: competition.season.name }}
        within={{ competition: competition.slug, tab: "statistics" }}
        title={competition.name}
        sub={[t("title"), gameText(words, competition)].join(" · ")}
      />
      <Page>
        <h2 className="sr-only">{t("title")}</h2>
        <RecordsView page={page} />
      </Page>
    </>
  );
}
