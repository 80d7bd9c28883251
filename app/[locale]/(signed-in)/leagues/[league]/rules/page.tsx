import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { listOrdered } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { TabLinks } from "@/app/_ui/tab-links";
import { enterLocale } from "@/i18n/enter-locale";
import { OfficePage, openOffice } from "../office-page";
import { AdjustmentsCard } from "./adjustments-card";
import { RulesForm } from "./rules-form";
import { TiesCard } from "./ties-card";
import { WithdrawalsCard } from "./withdrawals-card";

export async function generateMetadata({ params }: PageProps<"/[locale]/leagues/[league]/rules">): Promise<Metadata> {
  await enterLocale(params);
  return { title: (await getTranslations("office"))("tab.rules") };
}

/** How a competition makes its table: points, tie-breaks, what was decided by hand, who left. */
export default async function RulesPage({ params, searchParams }: PageProps<"/[locale]/leagues/[league]/rules">) {
  const locale = await enterLocale(params);
  const { league: slug } = await params;
  const { competition: asked } = await searchParams;
  const { viewer, caller, league } = await openOffice(locale, slug);
  const t = await getTranslations("season");
  const all = (await caller.competitions.list({ leagueId: league.id })).map(({ competition }) => competition);
  const running = all.filter(({ state }) => state !== "finished");
  const shown = asked === undefined ? (running[0] ?? all[0]) : all.find(({ slug: own }) => own === asked);
  if (asked !== undefined && shown === undefined) notFound();
  const office = shown && (await caller.tables.get({ competitionId: shown.id }));
  const members = await caller.leagues.members({ leagueId: league.id });
  const base = `/${locale}/leagues/${slug}/rules`;
  return (
    <OfficePage locale={locale} viewer={viewer} league={league} tab="rules">
      {all.length > 1 && (
        <TabLinks
          label={t("competitions")}
          tabs={all.map((one) => ({
            label: one.name,
            href: `${base}?competition=${one.slug}`,
            isCurrent: one.id === shown?.id,
          }))}
        />
      )}
      {shown === undefined || office === undefined ? (
        <EmptyState icon={listOrdered} title={t("no-competition")}>
          {t("no-competition-text")}
        </EmptyState>
      ) : (
        <>
          <RulesForm
            key={shown.id}
            competitionId={shown.id}
            stored={office.rules}
            hasBegun={office.hasBegun}
            noun={shown.game === "blood-bowl" ? "touchdowns" : "goals"}
          />
          <TiesCard
            competitionId={shown.id}
            entries={office.entries}
            waiting={office.waiting}
            decisions={office.decisions}
          />
          <AdjustmentsCard
            competitionId={shown.id}
            entries={office.entries}
            adjustments={office.adjustments}
            timeZone={league.timeZone}
          />
          {office.entries.length > 0 && (
            <Card title={t("leaving")} flush>
              <WithdrawalsCard
                competitionId={shown.id}
                entries={office.entries}
                withdrawals={office.withdrawals}
                members={members.map(({ userId, name }) => ({ id: userId, name }))}
                timeZone={league.timeZone}
              />
            </Card>
          )}
        </>
      )}
    </OfficePage>
  );
}
