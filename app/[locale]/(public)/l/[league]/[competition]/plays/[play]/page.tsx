import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { playPage } from "@/app/_trpc/public";
import { Page } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { timer } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { isView } from "@/engine/blood-bowl/is-view";
import { enterLocale } from "@/i18n/enter-locale";
import type { Locale } from "@/i18n/routing";
import { LiveMatch } from "../../../../../_live/live-match";
import { DiceCard } from "../../../../../_parts/dice-card";
import { LeagueHeader } from "../../../../../_parts/league-header";
import { matchTexts } from "../../../../../_parts/match-texts";
import { rosterName } from "../../../../../_parts/names";
import { pageMetadata } from "../../../../../_parts/page-metadata";
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
  const [home = "", away = ""] = page.sides.map(({ name }) => name);
  const competition = page.competition.name;
  return pageMetadata({
    locale,
    path: `/l/${page.league.slug}/${page.competition.slug}/plays/${page.play.playId}`,
    title: `${t("home-and-away", { home, away })} · ${competition} · ${page.league.name}`,
    description: t("meta.play", { home, away, competition }),
    isListed: page.league.isListed,
  });
}

/** A match for everybody: while it is played it moves by itself, afterwards it can be read and checked. */
export default async function PublicPlayPage(props: PlayPageProps) {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  const { league, competition, fixture, sides, play } = page;
  const [home = "", away = ""] = sides.map(({ name }) => name);
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab: undefined, rest: `plays/${play.playId}` }}
        title={sides.length === 2 ? t("home-and-away", { home, away }) : competition.name}
        sub={[competition.name, fixture && t("round", { round: fixture.round }), fixture?.place]
          .filter(Boolean)
          .join(" · ")}
      />
      <Page>
        {isView(page.view) ? (
          <Match locale={locale} page={page} />
        ) : (
          <EmptyState icon={timer} heading="h2" title={t("live-now")}>
            {t("match.other-game")}
          </EmptyState>
        )}
        <DiceCard play={play} />
      </Page>
    </>
  );
}

async function Match({ locale, page: { view, sides, play } }: { readonly locale: Locale; readonly page: PlayShown }) {
  const t = await getTranslations("public.match");
  if (!isView(view)) return undefined;
  const [home, away] = sides;
  const face = (side: typeof home, { roster }: { readonly roster: string }) => ({
    crest: side && <Crest key={side.seat} name={side.name} design={side.crest} size={52} />,
    sub: [rosterName(locale, roster), side?.coachName].filter(Boolean).join(" · "),
  });
  return (
    <LiveMatch
      key={play.version}
      playId={play.playId}
      version={play.version}
      start={view}
      isOver={play.finishedAt !== undefined}
      faces={{ home: face(home, view.sides.home), away: face(away, view.sides.away) }}
      texts={matchTexts(locale, {
        home: t("tokens", { club: view.sides.home.name }),
        away: t("tokens", { club: view.sides.away.name }),
      })}
    />
  );
}
