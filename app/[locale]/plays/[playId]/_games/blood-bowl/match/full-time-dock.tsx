import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatScore } from "@/app/_ui/format";
import { usePlay } from "../play-context";
import { UndoButton } from "./undo-button";

/** Every turn is played: extra time or penalties where the competition has them, else the end. */
export function FullTimeDock() {
  const { state, act } = usePlay();
  const t = useTranslations("recorder");
  const { match, options } = state;
  if (match === undefined) return null;
  const isLevel = match.score.home === match.score.away;
  const needsDecision = isLevel && options.decider !== "draw" && match.penalties.length < 5;
  const mayExtend = needsDecision && options.decider === "extra-time" && match.clock.half < 3;
  return (
    <section className="dock" aria-label={t("full-time")}>
      <UndoButton />
      <p className="dock-hint">{t("full-time-hint", { score: formatScore(match.score.home, match.score.away) })}</p>
      {mayExtend ? (
        <Button
          variant="now"
          size="hero"
          className="end"
          onClick={() => act({ type: "start-extra-time", kicking: match.kickers[0] ?? "home" })}
        >
          {t("extra-time")}
        </Button>
      ) : needsDecision ? (
        <Button variant="now" size="hero" className="end" onClick={() => act({ type: "roll-penalty" })}>
          {t("roll-penalty")}
        </Button>
      ) : (
        <Button variant="now" size="hero" className="end" onClick={() => act({ type: "end-match" })}>
          {t("end-match")}
        </Button>
      )}
    </section>
  );
}
