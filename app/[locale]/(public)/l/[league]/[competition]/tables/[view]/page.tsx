import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { competitionPage, coursePage, crossTablePage, liveTablePage, tableViewPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { pageMetadata } from "../../../../../_parts/page-metadata";
import { CourseCards } from "../../../../../_tables/course-card";
import { CrossCard } from "../../../../../_tables/cross-card";
import { LiveTable } from "../../../../../_tables/live-table";
import { TableView } from "../../../../../_tables/table-view";
import { viewHeading } from "../../../../../_tables/view-heading";
import { ViewPage } from "../../../../../_tables/view-page";

export const dynamic = "force-static";
export const revalidate = false;

interface TableViewPageProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly competition: string;
    readonly view: string;
  }>;
}

export function generateStaticParams() {
  return [];
}

/** What a view shows, by its kind. */
async function readView({ params }: TableViewPageProps) {
  const { league, competition, view } = await params;
  switch (view) {
    case "cross": {
      const page = await crossTablePage(league, competition);
      return page && { kind: "cross" as const, page };
    }
    case "course": {
      const page = await coursePage(league, competition);
      return page && { kind: "course" as const, page };
    }
    case "live": {
      const page = await liveTablePage(league, competition);
      return page && { kind: "live" as const, page };
    }
    default: {
      const page = await tableViewPage(league, competition, view);
      return page && { kind: "table" as const, page };
    }
  }
}

export async function generateMetadata(props: TableViewPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const { view } = await props.params;
  const shown = await readView(props);
  if (shown === undefined) return {};
  const t = await getTranslations("views");
  const { slug, name: league, isListed } = shown.page.league;
  const { slug: competitionSlug, name: competition } = shown.page.competition;
  const isTable = shown.kind === "table" || shown.kind === "live";
  const heading = isTable ? viewHeading(t, locale, view) : t(`view.${shown.kind}`);
  return pageMetadata({
    locale,
    path: `/l/${slug}/${competitionSlug}/tables/${view}`,
    title: `${heading} · ${competition} · ${league}`,
    description: isTable
      ? t("meta.view", { heading, competition, league })
      : t(`meta.${shown.kind}`, { competition, league }),
    isListed,
  });
}

/** A part of a season as a table, everybody against everybody, or the course of a season. */
export default async function TableViewPage(props: TableViewPageProps) {
  const locale = await enterLocale(props.params);
  const shown = await readView(props);
  if (shown === undefined) notFound();
  const { view, ...path } = await props.params;
  const { league, competition, rounds } = shown.page;
  const now = await competitionPage(path.league, path.competition);
  const isLive = (now?.live.length ?? 0) > 0;
  return (
    <ViewPage league={league} competition={competition} rounds={rounds} view={view} isLive={isLive}>
      {shown.kind === "cross" && <CrossCard page={shown.page} />}
      {shown.kind === "course" && <CourseCards page={shown.page} />}
      {shown.kind === "table" && <TableView page={shown.page} />}
      {shown.kind === "live" && <LiveTable locale={locale} page={shown.page} />}
    </ViewPage>
  );
}
