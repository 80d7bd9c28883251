import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { clubPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { pageMetadata } from "./page-metadata";

export interface ClubPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly club: string }>;
}

/** The pages of a club. */
export type ClubTab = "squad" | "book" | "treasury" | "matches";

export async function readClub({ params }: ClubPageProps) {
  const { league, club } = await params;
  return clubPage(league, club);
}

/** Title and description of a club's pages. */
export async function clubMetadata(props: ClubPageProps, tab: ClubTab): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await readClub(props);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const [league, club] = [page.league.name, page.club.name];
  const title = tab === "squad" ? `${club} · ${league}` : `${t(`tab.${tab}`)} · ${club} · ${league}`;
  const path = `/l/${page.league.slug}/clubs/${page.club.slug}${tab === "squad" ? "" : `/${tab}`}`;
  const description = t("meta.club", { league, club });
  return pageMetadata({ locale, path, title, description, isListed: page.league.isListed });
}
