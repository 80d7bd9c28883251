import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import type { MatchdayView } from "@/engine/juego-de-la-liga";
import { LineUp } from "./line-up";
import { RoundResults } from "./round-results";
import { useNames, useTable } from "./table-context";

interface MatchdayProps {
  readonly phase: MatchdayView;
  readonly onWatch: (fixture: string) => void;
}

/** A matchday before and between its matches: line-ups to hand in, whom one waits for, results so far. */
export function Matchday({ phase, onWatch }: MatchdayProps) {
  const t = useTranslations("juego");
  const { view, seat, legal } = useTable();
  const { coach } = useNames();
  const isDue = legal.some(({ command }) => command.type === "line-up");
  const waiting = view.order.filter((one) => one !== seat && isAwaited(phase, view.fixtures, one));
  return (
    <main className="jg-page">
      <h1>{t("matchday", { round: phase.round })}</h1>
      <div className="matchday">
        <Card>
          {seat !== undefined && isDue ? (
            <LineUp key={`${seat}-${phase.round}`} seat={seat} />
          ) : (
            <p>{t("waiting-for-line-ups", { names: waiting.map(coach).join(", ") || t("nobody") })}</p>
          )}
          {phase.match !== undefined && (
            <Button variant="now" size="table" onClick={() => onWatch(phase.match?.fixture ?? "")}>
              {t("to-match")}
            </Button>
          )}
        </Card>
        <Card title={t("fixtures")}>
          <RoundResults round={phase.round} onWatch={onWatch} />
        </Card>
      </div>
    </main>
  );
}

/** Whether a coach still has to hand in a line-up on this matchday. */
export function isAwaited(
  phase: MatchdayView,
  fixtures: ReturnType<typeof useTable>["view"]["fixtures"],
  seat: number,
): boolean {
  if (phase.locked.includes(seat) || phase.missed.includes(seat)) return false;
  return fixtures.some(
    ({ key, round, home, away, result }) =>
      round === phase.round && result === undefined && key !== phase.match?.fixture && (home === seat || away === seat),
  );
}
