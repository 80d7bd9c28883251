import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { coachesPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { chevronRight, users } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { LeagueHeader } from "../../../_parts/league-header";
import { pageMetadata } from "../../../_parts/page-metadata";
import { RatingCards } from "../../../_records/rating-cards";

export const dynamic = "force-static";
export const revalidate = false;

interface CoachesPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: CoachesPageProps): Promise<Metadata> {
  const locale = await enterLocale(params);
  const page = await coachesPage((await params).league);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const { name: league, slug, isListed } = page.league;
  const title = `${t("tab.coaches")} · ${league}`;
  return pageMetadata({
    locale,
    path: `/l/${slug}/coaches`,
    title,
    description: t("meta.league", { league }),
    isListed,
  });
}

/** Everybody who coaches or plays in a league. */
export default async function CoachesPage({ params }: CoachesPageProps) {
  const locale = await enterLocale(params);
  const page = await coachesPage((await params).league);
  if (page === undefined) notFound();
  const t = await getTranslations("records.coach");
  const { league, coaches, ratings } = page;
  return (
    <>
      <LeagueHeader league={league} within={{ tab: "coaches" }} title={t("coaches")} />
      <Page>
        {coaches.length === 0 ? (
          <EmptyState icon={users} heading="h2" title={t("none")}>
            {t("none-text")}
          </EmptyState>
        ) : (
          <Card flush title={t("coaches")} end={<span className="small faint">{coaches.length}</span>}>
            <ul className="club-grid">
              {coaches.map(({ slug, name, clubs }) => (
                <li key={slug}>
                  <a className="club-tile" href={`/${locale}/l/${league.slug}/coaches/${slug}`}>
                    <span className="grow min-w-0">
                      <span className="strong block wrap-anywhere">{name}</span>
                      <span className="small muted block">{clubs.join(", ")}</span>
                    </span>
                    <Icon path={chevronRight} />
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {ratings.map((one) => (
          <RatingCards key={one.game} league={league} ratings={one} showsGame={ratings.length > 1} />
        ))}
      </Page>
    </>
  );
}
