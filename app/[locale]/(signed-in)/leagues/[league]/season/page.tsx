import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { BegunCard } from "./begun-card";
import { NextSeasonForm } from "./next-season-form";
import { RedraftsCard } from "./redrafts-card";
import { StandsCard } from "./stands-card";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]/season">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("seasons"))("title") };
}

/** The season as a whole: who has redrafted for it, how it stands, and the way into the next one. */
export default async function SeasonPage({ params }: PageProps<"/[locale]/leagues/[league]/season">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const [season] = league.seasons;
  if (season === undefined) notFound();
  const plan = await caller.seasons.plan({ seasonId: season.id });
  const redrafts = await caller.redrafts.list({ seasonId: season.id });
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="overview">
      <div className="stack stack-4">
        {plan.mayTakeBack && <BegunCard season={season} clubsHref={`/${locale}/leagues/${slug}/clubs`} />}
        {redrafts.length > 0 && <RedraftsCard redrafts={redrafts} locale={locale} />}
        {plan.competitions.length > 0 && !plan.mayTakeBack && (
          <>
            <StandsCard plan={plan} locale={locale} />
            <NextSeasonForm key={season.id} plan={plan} />
          </>
        )}
      </div>
    </OfficePage>
  );
}
