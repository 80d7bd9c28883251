import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { arrowLeft, calendar } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { TabLinks } from "@/app/_ui/tab-links";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../../office-page";
import { BlackoutsCard } from "./blackouts-card";
import { Board } from "./board";
import { PlacesCard } from "./places-card";
import { PlannerCard } from "./planner-card";

type PlanPageProps = PageProps<"/[locale]/leagues/[league]/calendar/plan">;

export async function generateMetadata({ params }: PlanPageProps): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("planning"))("plan") };
}

/** The calendar as something that moves: matches between rounds and days, places, days without matches, a plan of dates. */
export default async function PlanPage({ params, searchParams }: PlanPageProps) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { competition: asked } = await searchParams;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("planning");
  const planning = await caller.places.planning({ leagueId: league.id });
  const movable = planning.competitions.filter(({ id }) =>
    planning.rounds.some(({ competitionId }) => competitionId === id),
  );
  const shown = movable.find((one) => one.slug === asked) ?? movable[0];
  const base = `/${locale}/leagues/${slug}/calendar`;
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="calendar">
      <p>
        <ButtonLink variant="quiet" icon={arrowLeft} href={base}>
          {t("back")}
        </ButtonLink>
      </p>
      {movable.length > 1 && (
        <TabLinks
          label={t("competitions")}
          tabs={movable.map((one) => ({
            label: one.name,
            href: `${base}/plan?competition=${one.slug}`,
            isCurrent: one.id === shown?.id,
          }))}
        />
      )}
      {shown === undefined ? (
        <EmptyState icon={calendar} title={t("nothing")}>
          {t("nothing-text")}
        </EmptyState>
      ) : (
        <Board key={shown.id} planning={planning} competitionId={shown.id} />
      )}
      <div className="page-split">
        {shown !== undefined && (
          <PlannerCard key={shown.id} leagueId={league.id} planning={planning} competitionId={shown.id} />
        )}
        <div className="stack stack-4">
          <PlacesCard leagueId={league.id} places={planning.placeRows} />
          <BlackoutsCard leagueId={league.id} planning={planning} />
        </div>
      </div>
    </OfficePage>
  );
}
