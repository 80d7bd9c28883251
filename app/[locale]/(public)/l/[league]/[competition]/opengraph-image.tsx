import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { leaders } from "@/app/_og/leaders";
import { SHARE_SIZE, shareImage } from "@/app/_og/share-image";
import { competitionPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { standText } from "../../../_parts/stand-text";

export const dynamic = "force-static";
export const revalidate = false;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const alt = "Dugout";

export function generateStaticParams() {
  return [];
}

interface ImageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly competition: string }>;
}

/** A competition with the head of its table. */
export default async function CompetitionImage({ params }: ImageProps) {
  const locale = await enterLocale(params);
  const { league, competition } = await params;
  const page = await competitionPage(league, competition);
  if (page === undefined) notFound();
  const t = await getTranslations({ locale, namespace: "public" });
  return shareImage({
    place: page.league.name,
    title: page.competition.name,
    sub: standText(t, page.rounds),
    children: await leaders({ rows: page.table.rows, entries: page.entries }),
  });
}
