import { useTranslations } from "next-intl";
import type { RoundRecord, View } from "@/engine/ligretto-fussball";

/** Every round that is over, the newest first. */
export function RoundsList({ view }: { readonly view: View }) {
  const t = useTranslations("ligretto");
  if (view.rounds.length === 0) return <p className="muted">{t("no-rounds")}</p>;
  return (
    <ol className="lg-rounds" reversed>
      {[...view.rounds.entries()].reverse().map(([index, round]) => (
        <li key={index} className={round.kind === "goal" ? `lg-round-${round.team}` : undefined}>
          <span className="muted">{t("round", { number: index + 1 })}</span>
          <b>{round.kind === "goal" ? t("goal-for", { team: t(`team.${round.team}`) }) : t("no-goal")}</b>
          <Who view={view} round={round} />
          {round.ms > 0 && <span className="num tab-nums">{minutes(round.ms)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Who({ view, round }: { readonly view: View; readonly round: RoundRecord }) {
  const t = useTranslations("ligretto");
  if (round.kind === "draw") return <span>{t(`draw.${round.reason}`)}</span>;
  if (round.way === "forfeited") return <span>{t("goal-forfeited")}</span>;
  const name = round.seat === undefined ? undefined : view.players[round.seat]?.name;
  return name === undefined ? null : <span>{name}</span>;
}

/** 83,000 ms are "1:23". */
export function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
