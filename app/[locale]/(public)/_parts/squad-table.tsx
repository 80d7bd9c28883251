import { useTranslations } from "next-intl";
import { clubValues } from "./club-values";
import { PlayerRow } from "./player-row";
import type { Squad } from "./shapes";

interface SquadTableProps {
  readonly squad: Squad;
  readonly players: Squad["players"];
  /** Where the page of a player is: this and the player's id. */
  readonly base?: string;
}

/** Players as a roster sheet; a card per player on phones. */
export function SquadTable({ squad, players, base }: SquadTableProps) {
  const t = useTranslations("public.squad");
  const { rules, roster } = clubValues(squad);
  return (
    <table className="table roster">
      <thead>
        <tr>
          <th className="l" scope="col">
            <span className="sr-only">{t("number")}</span>
          </th>
          <th className="l" scope="col">
            {t("player")}
          </th>
          {["MA", "ST", "AG", "PA", "AV"].map((name) => (
            <th key={name} className="c" scope="col">
              {name}
            </th>
          ))}
          <th className="l" scope="col">
            {t("skills")}
          </th>
          <th scope="col">{t("spp")}</th>
          <th scope="col">{t("value")}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            roster={roster}
            edition={rules}
            isCaptain={squad.captain === player.id}
            href={base === undefined ? undefined : `${base}/${player.id}`}
          />
        ))}
      </tbody>
    </table>
  );
}
