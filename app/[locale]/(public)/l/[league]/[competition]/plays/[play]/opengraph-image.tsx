import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { matchRoundName } from "@/app/_bracket/round-name";
import { crestPicture } from "@/app/_og/crest-picture";
import { SHARE, SHARE_SIZE, shareImage } from "@/app/_og/share-image";
import { playPage } from "@/app/_trpc/public";
import { enterLocale } from "@/i18n/enter-locale";
import { shownView } from "../../../../../_games/shown-view";
import { standOf } from "../../../../../_games/stand-of";
import { scoreIn } from "../../../../../_live/live-score";
import { clockTexts } from "../../../../../_parts/clock-texts";

export const dynamic = "force-static";
export const revalidate = false;
export const size = SHARE_SIZE;
export const contentType = "image/png";
export const alt = "Dugout";

export function generateStaticParams() {
  return [];
}

interface ImageProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly league: string;
    readonly competition: string;
    readonly play: string;
  }>;
}

/** A match with its score as it stands. */
export default async function PlayImage({ params }: ImageProps) {
  const locale = await enterLocale(params);
  const { league, competition, play } = await params;
  const page = await playPage(league, competition, play);
  if (page === undefined) notFound();
  const t = await getTranslations({ locale, namespace: "public" });
  const [home, away] = page.sides;
  const score = scoreIn(page.view, clockTexts(locale, true));
  const shown = shownView(page.play.game, page.view);
  const stand = shown && standOf(shown, await getTranslations({ locale, namespace: "watch" }));
  const goals = score === undefined ? (stand?.score ?? []) : [score.score.home, score.score.away];
  const plate = async (side: typeof home, colour: string, score: number | undefined) =>
    side && (
      <div style={{ display: "flex", alignItems: "center", gap: 24, padding: "18px 28px", background: colour }}>
        {await crestPicture({ name: side.name, design: side.crest, size: 72 })}
        <span style={{ flex: 1, fontFamily: "display", fontSize: 52, lineHeight: 1 }}>{side.name}</span>
        <span style={{ fontFamily: "display", fontSize: 104, lineHeight: 1 }}>{score ?? ""}</span>
      </div>
    );
  return shareImage({
    place: `${page.league.name} · ${page.competition.name}`,
    title: score?.clock ?? stand?.clock ?? t("live-now"),
    isNow: page.play.finishedAt === undefined,
    sub:
      page.fixture === undefined
        ? ""
        : matchRoundName(await getTranslations({ locale, namespace: "bracket" }), page.fixture.round),
    children: (
      <div style={{ display: "flex", flexDirection: "column", width: 640, borderRadius: 36, overflow: "hidden" }}>
        {await plate(home, SHARE.home, goals[0])}
        {await plate(away, SHARE.away, goals[1])}
      </div>
    ),
  });
}
