import { useLocale, useTranslations } from "next-intl";
import type { PageHeadProps } from "@/app/_ui/page-head";
import { SiteHeader } from "@/app/_ui/site-header";

/** The pages of a league. */
export const LEAGUE_TABS = ["league", "clubs", "coaches", "statistics"] as const;
const COMPETITION_TABS = ["table", "calendar", "results", "statistics", "clubs"] as const;
const CLUB_TABS = ["squad", "book", "treasury", "matches"] as const;

interface LeagueHeaderProps extends Omit<PageHeadProps, "tabs" | "tabsLabel"> {
  readonly league: { readonly slug: string; readonly name: string };
  readonly season?: { readonly name: string } | undefined;
  /** Whose pages the tabs lead to. */
  readonly within: Within;
}

type Within =
  | {
      readonly competition: string;
      readonly tab: (typeof COMPETITION_TABS)[number] | undefined;
      readonly rest?: string;
    }
  | { readonly club: string; readonly tab: (typeof CLUB_TABS)[number]; readonly rest?: string }
  | { readonly tab: (typeof LEAGUE_TABS)[number]; readonly rest?: string };

/** The head of every page below a league. */
export function LeagueHeader({ league, season, within, ...head }: LeagueHeaderProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const base = `/l/${league.slug}`;
  const { path, tabs } = placeOf(base, within);
  return (
    <SiteHeader
      {...head}
      path={path}
      place={{ label: league.name, href: `/${locale}${base}`, note: season && t("season", { name: season.name }) }}
      tabsLabel={t("tabs")}
      tabs={tabs.map((tab) => ({
        label: t(`tab.${tab.id}`),
        href: `/${locale}${tab.path}`,
        isCurrent: tab.id === within.tab,
      }))}
    />
  );
}

function placeOf(base: string, within: Within) {
  if ("competition" in within) {
    const home = `${base}/${within.competition}`;
    const pathOf = (id: (typeof COMPETITION_TABS)[number]) => {
      if (id === "clubs") return `${base}/clubs`;
      return id === "table" ? home : `${home}/${id}`;
    };
    return {
      path: within.rest !== undefined || within.tab === undefined ? `${home}/${within.rest ?? ""}` : pathOf(within.tab),
      tabs: COMPETITION_TABS.map((id) => ({ id, path: pathOf(id) })),
    };
  }
  if ("club" in within) {
    const home = `${base}/clubs/${within.club}`;
    const pathOf = (id: (typeof CLUB_TABS)[number]) => (id === "squad" ? home : `${home}/${id}`);
    const path = within.rest === undefined ? pathOf(within.tab) : `${home}/${within.rest}`;
    return { path, tabs: CLUB_TABS.map((id) => ({ id, path: pathOf(id) })) };
  }
  const pathOf = (id: (typeof LEAGUE_TABS)[number]) => (id === "league" ? base : `${base}/${id}`);
  return {
    path: within.rest === undefined ? pathOf(within.tab) : `${base}/${within.rest}`,
    tabs: LEAGUE_TABS.map((id) => ({ id, path: pathOf(id) })),
  };
}
