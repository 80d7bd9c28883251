import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { calendarPartPage } from "@/app/_trpc/public";
import { formatDate } from "@/app/_ui/format";
import { enterLocale } from "@/i18n/enter-locale";
import { pageMetadata } from "../_parts/page-metadata";

export type CalendarTab = "calendar" | "results";

export interface CalendarViewProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly competition: string;
    readonly view?: string;
  }>;
}

/** The part of a calendar that an address names: "month-2026-10"; "round-5" is the page of the list that holds round 5. */
export const partOf = (tab: CalendarTab, view: string | undefined) =>
  view === undefined ? tab : view.replace(/^round-/, `${tab}-`);

/** What a page of the calendar or of the results says of itself. */
export async function calendarMetadata({ params }: CalendarViewProps, tab: CalendarTab): Promise<Metadata> {
  const locale = await enterLocale(params);
  const { league: leagueSlug, competition: slug, view } = await params;
  const page = await calendarPartPage(leagueSlug, slug, partOf(tab, view));
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const words = await getTranslations("views.calendar");
  const [league, competition] = [page.league.name, page.competition.name];
  const [kind] = page.part.split("-");
  const heading =
    kind === "month" && page.month !== undefined
      ? formatDate(locale, `${page.month}-01`, "UTC", "month")
      : kind === "place"
        ? words("place")
        : t(`tab.${tab}`);
  return pageMetadata({
    locale,
    path: `/l/${leagueSlug}/${slug}/${tab}${view === undefined ? "" : `/${view}`}`,
    title: `${heading} · ${competition} · ${league}`,
    description:
      kind === "month" || kind === "place"
        ? words(`meta-${kind}`, { league, competition })
        : t(`meta.${tab}`, { league, competition }),
    isListed: page.league.isListed,
  });
}
