import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { playerPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../../../../_parts/league-header";
import { positionName } from "../../../../../../_parts/names";
import { pageMetadata } from "../../../../../../_parts/page-metadata";
import { PlayerView } from "../../../../../../_records/player-view";

export const dynamic = "force-static";
export const revalidate = false;

interface PlayerPageProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly club: string;
    readonly player: string;
  }>;
}

export function generateStaticParams() {
  return [];
}

const read = async ({ params }: PlayerPageProps) => {
  const { league, club, player } = await params;
  return playerPage(league, club, player);
};

export async function generateMetadata(props: PlayerPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) return {};
  const t = await getTranslations("records");
  const { league, club, player } = page;
  const name = player.name === "" ? t("player.unnamed") : player.name;
  return pageMetadata({
    locale,
    path: `/l/${league.slug}/clubs/${club.slug}/players/${player.id}`,
    title: `${name} · ${club.name}`,
    description: t("meta.player", { player: name, club: club.name }),
    isListed: league.isListed,
  });
}

/** A player and what became of him. */
export default async function PlayerPage(props: PlayerPageProps) {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const t = await getTranslations("records.player");
  const { league, club, player } = page;
  return (
    <>
      <LeagueHeader
        league={league}
        within={{ club: club.slug, tab: "squad", rest: `players/${player.id}` }}
        crest={<Crest name={club.name} design={club.crest} size={64} />}
        title={`${player.number} ${player.name === "" ? t("unnamed") : player.name}`}
        sub={[positionName(locale, player.position), club.name].join(" · ")}
      />
      <Page>
        <PlayerView page={page} />
      </Page>
    </>
  );
}
