import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SpreadLines } from "@/app/_groups/spread-lines";
import { calendarPartPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { formatTimeZone } from "@/app/_ui/format";
import { calendar } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import type { PublicRound } from "@/server/public/board";
import type { PublicFixture } from "@/server/public/fixtures";
import { type CalendarTab, type CalendarViewProps, partOf } from "../_calendar/calendar-metadata";
import { CalendarViews } from "../_calendar/calendar-views";
import { MonthView } from "../_calendar/month-view";
import { PlaceView } from "../_calendar/place-view";
import { LeagueHeader } from "./league-header";
import { gameText } from "./names";
import { RoundCard } from "./round-card";
import { standText } from "./stand-text";
import { TakeAlong } from "./take-along";

interface CalendarPagesProps extends CalendarViewProps {
  readonly tab: CalendarTab;
}

/** Fixtures by round, by month or by place, or results with the newest round first. */
export async function CalendarPages({ params, tab }: CalendarPagesProps) {
  const locale = await enterLocale(params);
  const { league: slug, competition: competitionSlug, view } = await params;
  const part = partOf(tab, view);
  const page = await calendarPartPage(slug, competitionSlug, part);
  if (page === undefined || (tab === "results") !== part.startsWith("results")) notFound();
  const t = await getTranslations("public");
  const formats = await getTranslations("formats");
  const { league, competition, entries, rounds } = page;
  const path = `/l/${league.slug}/${competition.slug}`;
  const list = { path, timeZone: league.timeZone, entries };
  const isList = !(part.startsWith("month") || part === "place");
  const [dated] = page.fixtures.flatMap(({ startsAt }) => startsAt ?? []);
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab, ...(part === tab ? {} : { rest: restOf(tab, part) }) }}
        title={competition.name}
        sub={[standText(t, rounds), gameText(t, competition)].join(" · ")}
      />
      <Page>
        <h2 className="sr-only">{t(`tab.${tab}`)}</h2>
        {rounds.length > 0 && <CalendarViews page={page} path={path} tab={tab} />}
        {part.startsWith("month") && <MonthView page={page} {...list} />}
        {part === "place" && <PlaceView page={page} {...list} />}
        {isList && page.fixtures.length === 0 && (
          <EmptyState icon={calendar} title={t(tab === "calendar" ? "no-fixtures" : "no-results")}>
            {t(tab === "calendar" ? "no-fixtures-text" : "no-results-text")}
          </EmptyState>
        )}
        {isList && (
          <div className="round-grid">
            {roundsWith(page.fixtures, tab === "calendar" ? rounds : rounds.toReversed()).map(({ round, fixtures }) => (
              <RoundCard key={round.number} round={round} fixtures={fixtures} {...list} />
            ))}
          </div>
        )}
        {page.spread !== undefined && tab === "calendar" && isList && (
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

/** The address of a part below its competition: "calendar/round-5". */
const restOf = (tab: CalendarTab, part: string) =>
  `${tab}/${part.startsWith(`${tab}-`) ? part.replace(tab, "round") : part}`;

/** Rounds with those of their fixtures that are shown; rounds without any are left out. */
export function roundsWith(fixtures: readonly PublicFixture[], rounds: readonly PublicRound[]) {
  return rounds
    .map((round) => ({ round, fixtures: fixtures.filter((fixture) => fixture.round === round.number) }))
    .filter((round) => round.fixtures.length > 0);
}
