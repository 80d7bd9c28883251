import { getTranslations } from "next-intl/server";
import { matchRoundName } from "@/app/_bracket/round-name";
import { playGlance } from "@/app/_trpc/public";
import { LiveChip } from "@/app/_ui/chip";
import { Icon } from "@/app/_ui/icon";
import { chevronRight } from "@/app/_ui/icon-paths";
import { ScoreLine } from "@/app/_ui/score-line";
import type { Locale } from "@/i18n/routing";
import type { PublicFixture } from "@/server/public/fixtures";
import { shownView } from "../_games/shown-view";
import { standOf } from "../_games/stand-of";
import { FollowPlay } from "../_live/follow-play";
import { LiveLine } from "../_live/live-line";
import { scoreIn } from "../_live/live-score";
import { clockTexts } from "./clock-texts";
import type { FixtureListProps } from "./fixture-row";

interface LiveStripProps extends Pick<FixtureListProps, "path" | "entries"> {
  readonly locale: Locale;
  readonly competition: { readonly id: string; readonly name: string };
  readonly fixtures: readonly PublicFixture[];
  /** The play of a season that is under way. */
  readonly season: string | undefined;
  /** The page shows more of the plays than these lines, so it is made anew after every event of them. */
  readonly follows?: boolean;
}

/** What is being played, each as a line that moves by itself and leads to the match. */
export async function LiveStrip({
  locale,
  path,
  competition,
  entries,
  fixtures,
  season,
  follows = false,
}: LiveStripProps) {
  const t = await getTranslations("public");
  const bracket = await getTranslations("bracket");
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? "";
  const lines = [
    ...fixtures.map(({ playId, seats, round, stage }) => ({
      playId,
      names: seats.map(nameOf),
      note: matchRoundName(bracket, { number: round, stage }),
    })),
    { playId: season, names: [competition.name], note: "" },
  ];
  return lines.map(
    ({ playId, names, note }) =>
      playId !== undefined && (
        <a key={playId} className="live-line no-print" href={`/${locale}${path}/plays/${playId}`}>
          <LiveChip>{t("live-now")}</LiveChip>
          <Stand {...{ locale, playId, competitionId: competition.id, names, follows }} />
          <span className="small muted grow max-md:hidden">{note}</span>
          <Icon path={chevronRight} className="max-md:hidden" />
        </a>
      ),
  );
}

interface StandProps {
  readonly locale: Locale;
  readonly playId: string;
  readonly competitionId: string;
  readonly names: readonly string[];
  readonly follows: boolean;
}

/** How a play stands, as far as its game can say it in a line. */
async function Stand({ locale, playId, competitionId, names, follows }: StandProps) {
  const t = await getTranslations("public");
  const watch = await getTranslations("watch");
  const glance = await playGlance(playId);
  if (glance === undefined) return undefined;
  const texts = clockTexts(locale);
  const { version, view, game } = glance;
  const [home = "", away = ""] = names;
  const start = scoreIn(view, texts);
  if (start !== undefined)
    return <LiveLine {...{ playId, competitionId, version, start, home, away, texts, follows }} />;
  const shown = shownView(game, view);
  const stand = shown && standOf(shown, watch);
  return (
    <>
      {stand?.score !== undefined && names.length === 2 ? (
        <ScoreLine
          home={{ name: home, score: stand.score[0] }}
          away={{ name: away, score: stand.score[1] }}
          clock={stand.clock}
        />
      ) : (
        <span className="strong">
          {names.length === 2 ? t("home-and-away", { home, away }) : names.join(", ")}
          <span className="muted block">{stand?.clock}</span>
        </span>
      )}
      <FollowPlay playId={playId} version={version} />
    </>
  );
}
