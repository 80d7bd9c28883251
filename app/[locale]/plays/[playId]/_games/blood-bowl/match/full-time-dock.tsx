import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { formatScore } from "@/app/_ui/format";
import { usePlay } from "../play-context";
import { UndoButton } from "../undo-button";

/** Every turn is played: extra time or penalties where the competition has them, else the end. */
export function FullTimeDock() {
  const { view, act } = usePlay();
  const t = useTranslations("recorder");
  const { match, sides } = view;
  if (match === undefined) return null;
  const score = formatScore(sides.home.score, sides.away.score);
  const next = () => {
    switch (match.decider) {
      case "extra-time":
        return { label: t("extra-time"), command: { type: "start-extra-time", kicking: match.kicking } } as const;
      case "penalties":
        return { label: t("roll-penalty"), command: { type: "roll-penalty" } } as const;
      case undefined:
        return { label: t("end-match"), command: { type: "end-match" } } as const;
    }
  };
  const { label, command } = next();
  return (
    <section className="dock" aria-label={t("full-time")}>
      <UndoButton />
      <p className="dock-hint">{t(match.decider === undefined ? "full-time-hint" : "level-hint", { score })}</p>
      <Button variant="now" size="hero" className="end" onClick={() => act(command)}>
        {label}
      </Button>
    </section>
  );
}
