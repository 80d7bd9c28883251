import { notFound } from "next/navigation";
import { leaders } from "@/app/_og/leaders";
import { SHARE_SIZE, shareImage } from "@/app/_og/share-image";
import { leaguePage } from "@/app/_trpc/public";

export const dynamic = "force-static";
export const revalidate = false;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const alt = "Dugout";

export function generateStaticParams() {
  return [];
}

interface ImageProps {
  readonly params: Promise<{ readonly league: string }>;
}

/** A league with the head of its first table. */
export default async function LeagueImage({ params }: ImageProps) {
  const page = await leaguePage((await params).league);
  if (page === undefined) notFound();
  const [board] = page.boards;
  return shareImage({
    place: "Dugout",
    title: page.league.name,
    sub: page.league.about,
    children: board && (await leaders({ rows: board.table.rows, entries: board.entries })),
  });
}
