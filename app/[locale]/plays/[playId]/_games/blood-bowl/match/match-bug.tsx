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
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const locale = useLocale();
  const faces = useSideFaces();
  const { match } = state;
  if (match === undefined) return null;
  const { half, turn, of } = match.clock;
  const plate = (side: Side) => ({
    name: state.sides[side].name,
    score: match.score[side],
    sub: [rosterName(locale, state.sides[side]), faces[side].coach].filter(Boolean).join(" · "),
    crest: <Crest name={state.sides[side].name} design={faces[side].crest} size={52} />,
    isOn: !match.timeUp && of === side,
  });
  const clock = match.timeUp ? t("full-time") : half === 3 ? t("clock-extra", { turn }) : t("clock", { half, turn });
  const done = (side: Side) =>
    match.timeUp ? TURNS : turn - (of === side || !hasPlayed(match.kickers[half - 1], side, of) ? 1 : 0);
  return (
    <ScoreBug home={plate("home")} away={plate("away")} clock={clock}>
      <TurnTrack
        turns={TURNS}
        home={done("home")}
        away={done("away")}
        now={match.timeUp ? undefined : of}
        label={clock}
      />
    </ScoreBug>
  );
}

/** Whether a side that is not on has had its turn of this number: the receiving side goes first. */
const hasPlayed = (kicker: Side | undefined, side: Side, of: Side) => side !== of && side !== kicker;
