import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { calendarPlus } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { AuditCard } from "./_parts/audit-card";
import { CoachesCard } from "./_parts/coaches-card";
import { DecisionsCard, decisionsOf } from "./_parts/decisions-card";
import { ExchangeCard } from "./_parts/exchange-card";
import { FirstSteps } from "./_parts/first-steps";
import { RemoveDemo } from "./_parts/remove-demo";
import { SeasonCard } from "./_parts/season-card";
import { SeasonGrid } from "./_parts/season-grid";
import { OfficePage, openOffice } from "./office-page";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("office") };
}

/** The office's first page: what needs a decision, where the season stands, who is in it. */
export default async function OverviewPage({ params }: PageProps<"/[locale]/leagues/[league]">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("office");
  const office = await caller.home.organiser({ leagueId: league.id });
  const decisions = office.boards.flatMap(decisionsOf);
  const fixtures = office.boards.flatMap((board) => board.fixtures);
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="overview" decisions={decisions.length}>
      {league.demo && <RemoveDemo leagueId={league.id} name={league.name} />}
      <div className="page-split">
        <div className="stack stack-4">
          {fixtures.length === 0 ? (
            <FirstSteps office={office} base={`/${locale}/leagues/${slug}`} />
          ) : (
            <DecisionsCard
              decisions={decisions}
              timeZone={league.timeZone}
              base={`/${locale}/leagues/${slug}`}
              locale={locale}
            />
          )}
          {office.boards.map((board) => (
            <Card
              key={board.competition.id}
              title={board.competition.name}
              end={
                <span className="small muted">
                  {t("played-of", {
                    played: board.fixtures.filter(({ state }) => state === "played").length,
                    all: board.fixtures.length,
                  })}
                </span>
              }
            >
              {board.fixtures.length === 0 ? (
                <EmptyState
                  bare
                  icon={calendarPlus}
                  title={t("no-fixtures")}
                  action={
                    <ButtonLink variant="primary" href={`/${locale}/leagues/${slug}/clubs`}>
                      {t("to-calendar")}
                    </ButtonLink>
                  }
                >
                  {t("entries-so-far", { count: board.entries.length })}
                </EmptyState>
              ) : (
                <SeasonGrid fixtures={board.fixtures} />
              )}
            </Card>
          ))}
        </div>
        <div className="stack stack-4">
          {office.boards.length > 0 && <SeasonCard fixtures={fixtures} href={`/${locale}/leagues/${slug}/season`} />}
          <CoachesCard members={office.members} href={`/${locale}/leagues/${slug}/members`} />
          <ExchangeCard href={`/${locale}/leagues/${slug}/exchange`} />
          <AuditCard entries={office.audit} timeZone={league.timeZone} href={`/${locale}/leagues/${slug}/audit`} />
        </div>
      </div>
    </OfficePage>
  );
}
