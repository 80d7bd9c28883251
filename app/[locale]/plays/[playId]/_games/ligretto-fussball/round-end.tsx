import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { Command, PlayerView, RoundRecord, View } from "@/engine/ligretto-fussball";
import { CardFace } from "./card-face";
import { sidesOf } from "./team-line";
import { useSecondsLeft } from "./use-clock";

interface RoundEndProps {
  readonly view: View;
  readonly until: number;
  readonly player: PlayerView | undefined;
  readonly send: ((command: Command) => Promise<void>) | undefined;
}

/** Between two rounds: how it ended, the score, when it goes on. */
export function RoundEnd({ view, until, player, send }: RoundEndProps) {
  const t = useTranslations("ligretto");
  const seconds = useSecondsLeft(until);
  const round = view.rounds.at(-1);
  const [first, second] = sidesOf(view);
  const isNewMatch = view.matches.length > 0 && round !== undefined && round.match < view.matches.length;
  const ended = isNewMatch ? view.matches[round.match]?.goals : undefined;
  const score = (team: "red" | "blue") => ended?.[team] ?? view.teams[team].goals;
  return (
    <div className={`lg-moment lg-end ${round?.kind === "goal" ? `lg-${round.team}` : ""}`} role="alert">
      {round !== undefined && <Ending view={view} round={round} />}
      <p className="lg-score">
        <span className={`lg-plate lg-${first}`}>{score(first)}</span>
        <span aria-hidden="true">:</span>
        <span className={`lg-plate lg-${second}`}>{score(second)}</span>
      </p>
      {view.bestOf > 1 && <p>{t("wins", { red: view.teams.red.wins, blue: view.teams.blue.wins })}</p>}
      <div className="lg-moment-row">
        <span className="lg-next" aria-live="off">
          {t("next-deal", { seconds })}
        </span>
        {player !== undefined && send !== undefined && (
          <Button size="table" variant="now" disabled={player.ready} onClick={() => void send({ type: "ready" })}>
            {player.ready ? t("waiting-for-all") : t("ready")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Ending({ view, round }: { readonly view: View; readonly round: RoundRecord }) {
  const t = useTranslations("ligretto");
  if (round.kind === "draw") {
    return (
      <>
        <b className="lg-moment-title">{t("no-goal")}</b>
        <p>{t(`draw.${round.reason}`)}</p>
      </>
    );
  }
  const card = view.teams[round.team].goalCards.find(({ id }) => id === round.card);
  const scorer = round.seat === undefined ? undefined : view.players[round.seat]?.name;
  return (
    <>
      {card !== undefined && (
        <span className="lg-card lg-end-card">
          <CardFace card={card} />
        </span>
      )}
      <b className="lg-moment-title">{t("goal-for", { team: t(`team.${round.team}`) })}</b>
      {scorer !== undefined && <p>{scorer}</p>}
      {round.way === "forfeited" && <p>{t("goal-forfeited")}</p>}
    </>
  );
}
