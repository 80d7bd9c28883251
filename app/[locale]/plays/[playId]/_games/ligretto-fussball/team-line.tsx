import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { PlayerView, Team, View } from "@/engine/ligretto-fussball";

interface TeamLineProps {
  readonly view: View;
  readonly team: Team;
  readonly className?: string;
}

/** A team's names with its goals as lamps; who is stopped or away says so. */
export function TeamLine({ view, team, className }: TeamLineProps) {
  const t = useTranslations("ligretto");
  const { goals, goalsNeeded } = view.teams[team];
  const label = t("goals-of", { team: t(`team.${team}`), goals, needed: goalsNeeded });
  return (
    <div className={classNames("lg-team", `lg-ink-${team}`, className)}>
      <span className="lg-team-names">
        {view.players
          .filter((player) => player.team === team)
          .map((player) => (
            <PlayerName key={player.seat} player={player} isYou={player.seat === view.seat} />
          ))}
      </span>
      <span className="lg-lamps" role="img" aria-label={label}>
        {Array.from({ length: goalsNeeded }, (_, index) => (
          <i key={index} className={index < goals ? "in" : undefined} />
        ))}
      </span>
    </div>
  );
}

function PlayerName({ player, isYou }: { readonly player: PlayerView; readonly isYou: boolean }) {
  const t = useTranslations("ligretto");
  return (
    <span className={classNames("lg-player", isYou && "is-you")}>
      <span className="lg-player-name">{player.name}</span>
      {player.stop !== undefined && <i className="lg-yellow" role="img" aria-label={t("frozen")} />}
      {player.absentSince !== undefined && <small>{t("is-away")}</small>}
    </span>
  );
}

/** The own team first; a spectator sees the team of seat 0 first. */
export function sidesOf(view: View): readonly [Team, Team] {
  const first = view.players[view.seat ?? 0]?.team ?? "red";
  return first === "red" ? ["red", "blue"] : ["blue", "red"];
}
