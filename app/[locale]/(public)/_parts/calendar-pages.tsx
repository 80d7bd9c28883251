import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SpreadLines } from "@/app/_groups/spread-lines";
import { calendarPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { formatTimeZone } from "@/app/_ui/format";
import { calendar } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import type { Locale } from "@/i18n/routing";
import type { PublicRound } from "@/server/public/board";
import type { PublicFixture } from "@/server/public/fixtures";
import { LeagueHeader } from "./league-header";
import { gameText } from "./names";
import { RoundCard } from "./round-card";
import { standText } from "./stand-text";
import { TakeAlong } from "./take-along";

interface CalendarPagesProps {
  readonly locale: Locale;
  readonly league: string;
  readonly competition: string;
  readonly tab: "calendar" | "results";
}

/** Every fixture by round, or every result with the newest round first. */
export async function CalendarPages({ locale, league: slug, competition: competitionSlug, tab }: CalendarPagesProps) {
  const page = await calendarPage(slug, competitionSlug);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  const formats = await getTranslations("formats");
  const { league, competition, entries, rounds } = page;
  const path = `/l/${league.slug}/${competition.slug}`;
  const shown = tab === "calendar" ? page.fixtures : page.fixtures.filter(({ state }) => state === "settled");
  const [dated] = page.fixtures.flatMap(({ startsAt }) => startsAt ?? []);
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab }}
        title={competition.name}
        sub={[standText(t, rounds), gameText(t, competition)].join(" · ")}
      />
      <Page>
        <h2 className="sr-only">{t(`tab.${tab}`)}</h2>
        {shown.length === 0 && (
          <EmptyState icon={calendar} title={t(tab === "calendar" ? "no-fixtures" : "no-results")}>
            {t(tab === "calendar" ? "no-fixtures-text" : "no-results-text")}
          </EmptyState>
        )}
        <div className="round-grid">
          {roundsWith(shown, tab === "calendar" ? rounds : rounds.toReversed()).map(({ round, fixtures }) => (
            <RoundCard
              key={round.number}
              round={round}
              fixtures={fixtures}
              path={path}
              timeZone={league.timeZone}
              entries={entries}
            />
          ))}
        </div>
        {page.spread !== undefined && tab === "calendar" && (
          <Card title={formats("spread-title")}>
            <SpreadLines spread={page.spread} />
          </Card>
        )}
        {dated !== undefined && (
          <p className="small muted">{t("times-in", { zone: formatTimeZone(locale, dated, league.timeZone) })}</p>
        )}
        <TakeAlong path={path} embed={tab} />
      </Page>
    </>
  );
}

/** Rounds with those of their fixtures that are shown; rounds without any are left out. */
export function roundsWith(fixtures: readonly PublicFixture[], rounds: readonly PublicRound[]) {
  return rounds
    .map((round) => ({ round, fixtures: fixtures.filter((fixture) => fixture.round === round.number) }))
    .filter((round) => round.fixtures.length > 0);
}
