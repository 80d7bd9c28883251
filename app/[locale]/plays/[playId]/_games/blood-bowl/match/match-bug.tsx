import { useLocale, useTranslations } from "next-intl";
import { Crest } from "@/app/_ui/crest/crest";
import { ScoreBug } from "@/app/_ui/score-bug";
import { TurnTrack } from "@/app/_ui/turn-track";
import { type Side, TURNS } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { useSideFaces } from "../side-faces";
import { rosterName } from "../words";

/** The score, the turn, and whose it is. */
export function MatchBug() {
  const { state, view } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const faces = useSideFaces();
  const { match, sides } = view;
  if (match === undefined) return null;
  const { clock, timeUp, track } = match;
  const { half, turn, of } = clock;
  const plate = (side: Side) => ({
    name: sides[side].name,
    score: sides[side].score,
    sub: [rosterName(locale, state.sides[side]), faces[side].coach].filter(Boolean).join(" · "),
    crest: <Crest name={sides[side].name} design={faces[side].crest} size={52} />,
    isOn: !timeUp && of === side,
  });
  const words = timeUp ? t("full-time") : half === 3 ? t("clock-extra", { turn }) : t("clock", { half, turn });
  const played = (side: Side) => track[side].filter((mark) => mark === "played").length;
  return (
    <ScoreBug home={plate("home")} away={plate("away")} clock={words}>
      <TurnTrack
        turns={TURNS}
        home={played("home")}
        away={played("away")}
        now={timeUp ? undefined : of}
        label={timeUp ? words : t("clock-of", { clock: words, club: sides[of].name })}
      />
    </ScoreBug>
  );
}
