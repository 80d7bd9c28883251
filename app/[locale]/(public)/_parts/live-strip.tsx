import { getTranslations } from "next-intl/server";
import { playGlance } from "@/app/_trpc/public";
import { LiveChip } from "@/app/_ui/chip";
import { Icon } from "@/app/_ui/icon";
import { chevronRight } from "@/app/_ui/icon-paths";
import type { Locale } from "@/i18n/routing";
import type { PublicFixture } from "@/server/public/fixtures";
import { LiveLine } from "../_live/live-line";
import { scoreIn } from "../_live/live-score";
import { clockTexts } from "./clock-texts";
import type { FixtureListProps } from "./fixture-row";

interface LiveStripProps extends Pick<FixtureListProps, "path" | "entries"> {
  readonly locale: Locale;
  readonly competitionId: string;
  readonly fixtures: readonly PublicFixture[];
}

/** The matches that are being played, each as a line that moves by itself and leads to the match. */
export async function LiveStrip({ locale, path, competitionId, entries, fixtures }: LiveStripProps) {
  const t = await getTranslations("public");
  const texts = clockTexts(locale);
  const lines = [];
  for (const { playId, seats, round } of fixtures) {
    const glance = playId === undefined ? undefined : await playGlance(playId);
    if (playId === undefined || glance === undefined) continue;
    const [home = "", away = ""] = seats.map((id) => entries.find((entry) => entry.id === id)?.name);
    lines.push({ playId, round, home, away, version: glance.version, start: scoreIn(glance.view, texts) });
  }
  return lines.map(({ playId, round, home, away, version, start }) => (
    <a key={playId} className="live-line" href={`/${locale}${path}/plays/${playId}`}>
      <LiveChip>{t("live-now")}</LiveChip>
      {start === undefined ? (
        <span className="strong">{t("home-and-away", { home, away })}</span>
      ) : (
        <LiveLine key={version} {...{ playId, competitionId, version, start, home, away, texts }} />
      )}
      <span className="small muted grow max-md:hidden">{t("round", { round })}</span>
      <Icon path={chevronRight} className="max-md:hidden" />
    </a>
  ));
}
