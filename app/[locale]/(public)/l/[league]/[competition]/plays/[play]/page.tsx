import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { matchRoundName } from "@/app/_bracket/round-name";
import { playPage } from "@/app/_trpc/public";
import { ButtonLink } from "@/app/_ui/button";
import { Page } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import { isView } from "@/engine/blood-bowl/is-view";
import { enterLocale } from "@/i18n/enter-locale";
import type { Locale } from "@/i18n/routing";
import { BloodBowlMatch } from "../../../../../_games/blood-bowl/blood-bowl-match";
import { JuegoSeason } from "../../../../../_games/juego/juego-season";
import { LastufMatch } from "../../../../../_games/lastuf-match";
import { LigrettoMatch } from "../../../../../_games/ligretto-match";
import { shownView } from "../../../../../_games/shown-view";
import { DiceCard } from "../../../../../_parts/dice-card";
import { LeagueHeader } from "../../../../../_parts/league-header";
import { pageMetadata } from "../../../../../_parts/page-metadata";
import { playTitle } from "../../../../../_parts/play-title";
import type { PlayShown } from "../../../../../_parts/shapes";

export const dynamic = "force-static";
export const revalidate = false;

interface PlayPageProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly competition: string;
    readonly play: string;
  }>;
}

export function generateStaticParams() {
  return [];
}

const read = async ({ params }: PlayPageProps) => {
  const { league, competition, play } = await params;
  return playPage(league, competition, play);
};

export async function generateMetadata(props: PlayPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const title = playTitle(t, page);
  const competition = page.competition.name;
  return pageMetadata({
    locale,
    path: `/l/${page.league.slug}/${page.competition.slug}/plays/${page.play.playId}`,
    title: [...new Set([title, competition, page.league.name])].join(" · "),
    description: t("meta.play", { title, competition }),
    isListed: page.league.isListed,
  });
}

/** A match for everybody: while it is played it moves by itself, afterwards it can be read and checked. */
export default async function PublicPlayPage(props: PlayPageProps) {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  const bracket = await getTranslations("bracket");
  const records = await getTranslations("records.against");
  const { league, competition, fixture, play } = page;
  const [home, away] = page.sides;
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab: undefined, rest: `plays/${play.playId}` }}
        title={playTitle(t, page)}
        sub={[competition.name, fixture && matchRoundName(bracket, fixture.round), fixture?.place]
          .filter(Boolean)
          .join(" · ")}
      />
      <Page>
        {play.isAnnulled && <Notice tone="warn">{t("annulled")}</Notice>}
        <Shown locale={locale} page={page} />
        {home?.clubSlug !== undefined && away?.clubSlug !== undefined && (
          <p className="no-print">
            <ButtonLink
              variant="quiet"
              href={`/${locale}/l/${league.slug}/clubs/${home.clubSlug}/against/${away.clubSlug}`}
            >
              {records("pick")}
            </ButtonLink>
          </p>
        )}
        <DiceCard play={play} />
      </Page>
    </>
  );
}

/** A play by its game. */
function Shown({ locale, page }: { readonly locale: Locale; readonly page: PlayShown }) {
  if (isView(page.view)) return <BloodBowlMatch locale={locale} page={page} view={page.view} />;
  const shown = shownView(page.play.game, page.view);
  switch (shown?.game) {
    case "juego-de-la-liga":
      return <JuegoSeason locale={locale} page={page} view={shown.view} />;
    case "lastuf-futbol":
      return <LastufMatch page={page} view={shown.view} />;
    case "ligretto-fussball":
      return <LigrettoMatch page={page} view={shown.view} />;
    case undefined:
      return undefined;
  }
}
