import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Crest } from "@/app/_ui/crest/crest";
import { ScoreBug } from "@/app/_ui/score-bug";
import { minutes } from "@/app/[locale]/plays/[playId]/_games/ligretto-fussball/rounds-list";
import type { RoundRecord, Team, View } from "@/engine/ligretto-fussball";
import type { PlayShown } from "../_parts/shapes";
import { Feed } from "./feed";
import { Follow } from "./follow";
import { LigrettoFigures } from "./ligretto-figures";
import { standOf, teamsOf } from "./stand-of";

interface LigrettoMatchProps {
  readonly page: PlayShown;
  readonly view: View;
}

/** A match of Ligretto as spectators see it: the score, the rounds, and figures; no card is shown. */
export function LigrettoMatch({ page: { seats, sides, play }, view }: LigrettoMatchProps) {
  const t = useTranslations("watch");
  const words = useTranslations("ligretto");
  const teams = teamsOf(view);
  const [home, away] = teams;
  const { score, clock } = standOf({ game: "ligretto-fussball", view }, t);
  const players = (team: Team) =>
    view.players.filter((player) => player.team === team).map(({ seat }) => seats[seat]?.name ?? "");
  const plate = (team: Team, index: 0 | 1) => {
    const name = players(team).join(" & ");
    const crest = sides[index]?.crest;
    return {
      name,
      sub: words(`team.${team}`),
      crest: <Crest name={name} design={crest} size={52} />,
      score: score?.[index],
      isOn: view.phase.kind === "live" && view.centre.possession === team,
    };
  };
  return (
    <>
      <ScoreBug home={plate(home, 0)} away={plate(away, 1)} clock={clock}>
        {view.bestOf > 1 && <span className="small">{`${view.teams[home].goals}–${view.teams[away].goals}`}</span>}
      </ScoreBug>
      <Follow play={play} />
      <div className="page-split">
        <Card flush title={t("rounds")}>
          {view.rounds.length === 0 && <p className="card-body muted">{t("nothing")}</p>}
          <Feed
            lines={view.rounds
              .map((round, index) => ({
                id: index,
                side: round.kind === "goal" ? (round.team === home ? ("home" as const) : ("away" as const)) : undefined,
                ...told(round),
                when: [t("round-short", { round: index + 1 }), round.ms > 0 && minutes(round.ms)]
                  .filter(Boolean)
                  .join(" · "),
              }))
              .toReversed()}
          />
        </Card>
        <LigrettoFigures view={view} teams={teams} nameOf={(team) => players(team).join(" & ")} />
      </div>
    </>
  );

  function told(round: RoundRecord) {
    if (round.kind === "draw") return { title: t("no-round-goal"), text: words(`draw.${round.reason}`) };
    const by = round.seat === undefined ? undefined : seats[round.seat]?.name;
    const title =
      by === undefined ? t("goal-for", { name: players(round.team).join(" & ") }) : t("goal-by", { name: by });
    return { title, text: round.way === "forfeited" ? t("forfeited") : undefined };
  }
}
