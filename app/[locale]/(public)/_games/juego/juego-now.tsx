import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { ScoreBug } from "@/app/_ui/score-bug";
import { SeatToken } from "@/app/[locale]/plays/[playId]/_games/juego-de-la-liga/seat-token";
import type { View } from "@/engine/juego-de-la-liga";
import type { SeasonNames } from "./juego-season";

interface JuegoNowProps {
  readonly view: View;
  readonly names: SeasonNames;
}

/** What is on in a season: whose turn it is, or the match that is being rolled. */
export function JuegoNow({ view: { phase }, names }: JuegoNowProps) {
  const t = useTranslations("watch");
  const words = useTranslations("juego");
  const match = phase.kind === "matchday" ? phase.match : undefined;
  if (match !== undefined) {
    const [home, away] = match.seats;
    const plate = (seat: number, index: 0 | 1) => ({
      name: names.club(seat),
      crest: <SeatToken seat={seat} name={names.club(seat)} size={48} />,
      score: match.goals[index],
    });
    return (
      <ScoreBug home={plate(home, 0)} away={plate(away, 1)} clock={t("in-play", { play: Math.max(1, match.play) })} />
    );
  }
  return (
    <Card now title={t("now")}>
      <p className="strong">{stage()}</p>
    </Card>
  );

  function stage(): string {
    switch (phase.kind) {
      case "draft":
        return [words("stage-words.draft"), t("on", { name: names.club(phase.seat) })].join(" · ");
      case "transfer": {
        const { period, lap, seat } = phase.turn;
        const stage =
          period === 0 ? words("stage-words.transfer", { lap }) : words("stage-words.extra", { round: period });
        return [stage, t("on", { name: names.club(seat) })].join(" · ");
      }
      case "matchday":
        return words("matchday", { round: phase.round });
      case "finished":
        return words("stage-words.finished");
    }
  }
}
