import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Die } from "@/app/_ui/die";
import {
  type Ailment,
  ailmentsOf,
  type ClubPlayer,
  type Edition,
  recovers,
  rosteredPlayers,
} from "@/engine/blood-bowl";
import type { OpenRedraft } from "./redraft-screen";
import { RollOffSeason } from "./roll-off-season";

interface OffSeasonCardProps {
  readonly clubId: string;
  readonly redraft: OpenRedraft;
  readonly rules: Edition;
}

/** Recovery rolls of the injured and the retired: to be rolled, or as they fell. */
export function OffSeasonCard({ clubId, redraft, rules }: OffSeasonCardProps) {
  const t = useTranslations("redraft");
  const { club, recoveries, dice } = redraft;
  const ailing = rosteredPlayers(club).filter((player) => ailmentsOf(player).length > 0);
  if (ailing.length === 0) {
    return (
      <Card title={t("off-season")}>
        <p className="muted">{t("nobody-ails")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("off-season")}>
      <div className="stack stack-4">
        <p className="small muted">
          {t("off-season-text", { from: rules.redraft.recoverFrom })} {club.apothecary && t("apothecary-helps")}
        </p>
        <ul className="stack">
          {ailing.map((player) => (
            <PlayerLine key={player.id} player={player} redraft={redraft} rules={rules} />
          ))}
        </ul>
        {recoveries === undefined && <RollOffSeason clubId={clubId} nameOf={(id) => nameOf(ailing, id)} />}
        <details className="why">
          <summary className="small muted">{t("dice-details")}</summary>
          <p className="small break-all">
            {t("promise", { commit: dice.commitHex ?? "" })}
            {dice.seedHex !== undefined && (
              <>
                <br />
                {t("secret", { seed: dice.seedHex })}
              </>
            )}
          </p>
        </details>
      </div>
    </Card>
  );
}

const nameOf = (players: readonly ClubPlayer[], id: string) => players.find((player) => player.id === id)?.name ?? "";

interface PlayerLineProps extends Pick<OffSeasonCardProps, "redraft" | "rules"> {
  readonly player: ClubPlayer;
}

/** What ails a player, with the die and what it did. */
function PlayerLine({ player, redraft, rules }: PlayerLineProps) {
  const t = useTranslations("redraft");
  const { club, draws, recoveries } = redraft;
  const own = draws.filter(({ purpose }) => purpose === `recovery:${player.id}`);
  const left = recoveries?.find((one) => one.player === player.id)?.niggling ?? 0;
  const wordOf = (ailment: Ailment) => {
    switch (ailment.kind) {
      case "reduction":
        return t("reduction", { characteristic: ailment.characteristic });
      case "niggling":
        return t("niggling");
      case "hatred":
        return t("hatred", { keyword: ailment.keyword });
    }
  };
  return (
    <li className="stack stack-1">
      <b>
        {player.number} {player.name}
      </b>
      <ul className="stack stack-1">
        {ailmentsOf(player).map((ailment, index) => {
          const draw = own[index];
          const what = wordOf(ailment);
          const isCured = draw !== undefined && recovers(draw.face, ailment, club.apothecary, rules);
          return (
            <li key={index} className="row">
              <Die sides={6} face={draw?.face} state={draw?.source === "typed" ? "typed" : "rolled"} size={36} />
              <span>{draw === undefined ? what : t(isCured ? "better" : "worse", { what })}</span>
            </li>
          );
        })}
      </ul>
      {rules.redraft.restoredLeavesNiggling && left > 0 && (
        <p className="small muted">{t("new-niggling", { count: left })}</p>
      )}
    </li>
  );
}
