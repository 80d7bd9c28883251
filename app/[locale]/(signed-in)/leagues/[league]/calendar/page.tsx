import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Bracket } from "@/app/_bracket/bracket";
import { wholeRoundName } from "@/app/_bracket/round-name";
import { datePartsOf } from "@/app/_office/date-parts";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { DateTime } from "@/app/_ui/date-time";
import { formatTimeZone } from "@/app/_ui/format";
import { calendar, calendarClock } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { Options } from "@/engine/blood-bowl";
import { crestOf } from "@/engine/league/crest";
import { TALLIES } from "@/engine/league/result";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { FixtureRow } from "./fixture-row";
import { GroupRow } from "./group-row";
import { ReportCard } from "./report-card";
import { RoundDialog } from "./round-dialog";
import { RoundSettings } from "./round-settings";
import { SpreadCard } from "./spread-card";

export async function generateMetadata({
  params,
}: PageProps<"/[locale]/leagues/[league]/calendar">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("tab.calendar") };
}

/** Every fixture by round: date and place, start the match, type a result. */
export default async function CalendarPage({ params }: PageProps<"/[locale]/leagues/[league]/calendar">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("office");
  const planning = await getTranslations("planning");
  const f = await getTranslations("formats");
  const words = await getTranslations("bracket");
  const { boards } = await caller.home.organiser({ leagueId: league.id });
  const withFixtures = boards.filter(({ fixtures }) => fixtures.length > 0);
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="calendar">
      {withFixtures.length === 0 && (
        <EmptyState icon={calendar} title={t("no-fixtures")}>
          {t("no-fixtures-text")}
        </EmptyState>
      )}
      {withFixtures.length > 0 && (
        <p>
          <ButtonLink icon={calendarClock} href={`/${locale}/leagues/${slug}/calendar/plan`}>
            {planning("plan")}
          </ButtonLink>
        </p>
      )}
      {withFixtures
        .filter(({ competition: { format } }) => format === "round-robin" || format === "double-round-robin")
        .map(({ competition, entries, fixtures }) => (
          <ReportCard key={competition.id} entries={entries} fixtures={fixtures} />
        ))}
      {withFixtures.flatMap(({ competition, spread }) =>
        spread === undefined ? [] : <SpreadCard key={competition.id} spread={spread} />,
      )}
      {withFixtures.map(({ competition, entries, fixtures, bracket }) => {
        const sideOf = (id: string | undefined) => {
          const entry = entries.find((one) => one.id === id);
          return { name: entry?.name ?? "", crest: crestOf(entry?.crest) };
        };
        const rounds = [...new Set(fixtures.map(({ round }) => round))];
        return (
          <Card
            key={competition.id}
            title={competition.name}
            flush
            end={
              <span className="small muted">
                {t("times-in", { zone: formatTimeZone(locale, Date.now(), league.timeZone) })}
              </span>
            }
          >
            {bracket.length > 0 && (
              <Bracket
                label={words("title")}
                ties={bracket}
                entries={entries.map(({ id, name, crest }) => ({ id, name, crest: crestOf(crest) }))}
              />
            )}
            {rounds.map((round) => {
              const own = fixtures.filter((fixture) => fixture.round === round);
              const [first] = own;
              const late = own.filter(
                ({ state, deadlineAt }) => state === "late" && deadlineAt !== null && deadlineAt.getTime() < Date.now(),
              );
              return (
                <section key={round}>
                  <header className="round-head">
                    <h3>
                      {first?.evening
                        ? f("evening-round", { evening: first.evening, round })
                        : wholeRoundName(words, {
                            number: round,
                            name: first?.roundName,
                            stage: own.find(({ stage }) => stage !== "third")?.stage,
                          })}
                    </h3>
                    {first !== undefined && first.opensAt !== null && first.deadlineAt !== null && (
                      <span className="small muted">
                        <DateTime at={first.opensAt} timeZone={league.timeZone} look="day" /> –{" "}
                        <DateTime at={first.deadlineAt} timeZone={league.timeZone} look="day" />
                      </span>
                    )}
                    {late.length > 0 && (
                      <RoundDialog
                        competitionId={competition.id}
                        round={round}
                        late={late.map(({ id, seats }) => ({ id, names: seats.map((seat) => sideOf(seat).name) }))}
                        byRule={
                          competition.game === "blood-bowl"
                            ? Options.parse(competition.options)["unplayed-fixture"]
                            : undefined
                        }
                      />
                    )}
                    <RoundSettings
                      key={`${first?.roundName} ${first?.opensAt} ${first?.deadlineAt} ${first?.roundLockedAt}`}
                      competitionId={competition.id}
                      round={round}
                      name={first?.roundName ?? ""}
                      firstDay={datePartsOf(first?.opensAt?.getTime(), league.timeZone).date}
                      lastDay={datePartsOf(first?.deadlineAt?.getTime(), league.timeZone).date}
                      isLocked={first !== undefined && first.roundLockedAt !== null}
                    />
                  </header>
                  {own.map((fixture) =>
                    fixture.seats.length > 2 ? (
                      <GroupRow
                        key={fixture.id}
                        fixture={{
                          id: fixture.id,
                          sides: fixture.seats.map(sideOf),
                          state: fixture.state,
                          kind: fixture.kind ?? undefined,
                          places: fixture.sides?.map(({ place }) => place),
                          scores: fixture.sides?.map(({ score }) => score),
                          conceded: fixture.sides?.map(({ tally }) => tally?.[TALLIES.conceded] ?? 0),
                          startsAt: fixture.startsAt?.getTime(),
                          place: fixture.place ?? "",
                          playId: fixture.playId ?? undefined,
                        }}
                        timeZone={league.timeZone}
                      />
                    ) : (
                      <FixtureRow
                        key={fixture.id}
                        fixture={{
                          id: fixture.id,
                          home: sideOf(fixture.seats[0]),
                          away: sideOf(fixture.seats[1]),
                          state: fixture.state,
                          kind: fixture.kind ?? undefined,
                          scores: fixture.sides?.map(({ score }) => score),
                          startsAt: fixture.startsAt?.getTime(),
                          place: fixture.place ?? "",
                          playId: fixture.playId ?? undefined,
                          isTie: fixture.tie !== null,
                          isCorrectable: competition.game === "blood-bowl",
                        }}
                        isLevel={bracket.some(({ level }) => level === fixture.id)}
                        agreed={{ agreement: fixture.agreement, hasProposal: fixture.proposal !== undefined }}
                        timeZone={league.timeZone}
                      />
                    ),
                  )}
                </section>
              );
            })}
          </Card>
        );
      })}
    </OfficePage>
  );
}
