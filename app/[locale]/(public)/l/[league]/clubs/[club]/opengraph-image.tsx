import { notFound } from "next/navigation";
import { crestPicture } from "@/app/_og/crest-picture";
import { SHARE_SIZE, shareImage } from "@/app/_og/share-image";
import { clubPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { rosterName } from "../../../../_parts/names";

export const dynamic = "force-static";
export const revalidate = false;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const alt = "Dugout";

export function generateStaticParams() {
  return [];
}

interface ImageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly club: string }>;
}

/** A club with its crest, roster and coach. */
export default async function ClubImage({ params }: ImageProps) {
  const locale = await enterLocale(params);
  const { league, club } = await params;
  const page = await clubPage(league, club);
  if (page === undefined) notFound();
  const { name, crest, coachName } = page.club;
  return shareImage({
    place: page.league.name,
    title: name,
    sub: [page.squad && rosterName(locale, page.squad.roster), coachName].filter(Boolean).join(" · "),
    children: await crestPicture({ name, design: crest, size: 260 }),
  });
}
