import { getTranslations } from "next-intl/server";
import { Crest } from "@/app/_ui/crest/crest";
import type { View } from "@/engine/blood-bowl";
import type { Locale } from "@/i18n/routing";
import { LiveMatch } from "../../_live/live-match";
import { scoreIn } from "../../_live/live-score";
import { clockTexts } from "../../_parts/clock-texts";
import { rosterName } from "../../_parts/names";
import type { PlayShown } from "../../_parts/shapes";
import { MatchLog } from "./match-log";
import { matchTexts } from "./match-texts";
import { MatchTokens } from "./match-tokens";

interface BloodBowlMatchProps {
  readonly locale: Locale;
  readonly page: PlayShown;
  readonly view: View;
}

/** A match: the score, the players of both sides, what happened. */
export async function BloodBowlMatch({ locale, page: { sides, play }, view }: BloodBowlMatchProps) {
  const t = await getTranslations("public.match");
  const [home, away] = sides;
  const face = (side: typeof home, { name, roster }: { readonly name: string; readonly roster: string }) => ({
    name,
    crest: side && <Crest key={side.seat} name={side.name} design={side.crest} size={52} />,
    sub: [rosterName(locale, roster), side?.coachName].filter(Boolean).join(" · "),
  });
  const clock = clockTexts(locale, true);
  const start = scoreIn(view, clock);
  const texts = matchTexts(locale, {
    home: t("tokens", { club: view.sides.home.name }),
    away: t("tokens", { club: view.sides.away.name }),
  });
  return (
    <>
      {start && (
        <LiveMatch
          playId={play.playId}
          version={play.version}
          start={start}
          isOver={play.finishedAt !== undefined}
          faces={{ home: face(home, view.sides.home), away: face(away, view.sides.away) }}
          texts={{ clock, connected: t("connected"), waiting: t("waiting") }}
        />
      )}
      <div className="match-split">
        <MatchTokens side="home" view={view.sides.home} texts={texts} />
        <MatchLog view={view} texts={texts} />
        <MatchTokens side="away" view={view.sides.away} texts={texts} />
      </div>
    </>
  );
}
