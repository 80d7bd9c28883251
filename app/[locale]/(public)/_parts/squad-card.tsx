import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { rosteredPlayers } from "@/engine/blood-bowl";
import { clubValues } from "./club-values";
import { positionName } from "./names";
import { PlayerRow } from "./player-row";
import type { Squad } from "./shapes";

/** The squad as a roster sheet; a card per player on phones. */
export function SquadCard({ squad }: { readonly squad: Squad }) {
  const t = useTranslations("public.squad");
  const { rules, roster } = clubValues(squad);
  const players = rosteredPlayers(squad).toSorted((a, b) => a.number - b.number);
  const former = squad.players.filter(({ status }) => status !== "active" && status !== "temporarily-retired");
  return (
    <Card
      flush
      title={t("title", { count: players.length, max: rules.draft.players.max })}
      end={
        <span className="row small wrap justify-end">
          <Chip tone="skill">{t("from-roster")}</Chip>
          <Chip tone="won">{t("earned")}</Chip>
        </span>
      }
    >
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
            />
          ))}
        </tbody>
      </table>
      {former.length > 0 && <FormerPlayers players={former} />}
    </Card>
  );
}

function FormerPlayers({ players }: { readonly players: Squad["players"] }) {
  const t = useTranslations("public.squad");
  const locale = useLocale();
  return (
    <details className="former">
      <summary>
        {t("former")} <span className="faint">{players.length}</span>
      </summary>
      <ul>
        {players.map(({ id, number, name, position, status, tally }) => (
          <li key={id} className="list-line">
            <span className="num text-display-sm w-8">{number}</span>
            <span className="grow">
              <span className="strong">{name}</span>{" "}
              <span className="small muted">
                {positionName(locale, position)}
                {status !== "active" && status !== "temporarily-retired" && ` · ${t(`status.${status}`)}`}
              </span>
              <span className="small muted block">
                {t("deeds", {
                  matches: tally.matches,
                  touchdowns: tally.touchdowns,
                  casualties: tally.casualties,
                  mvp: tally.playerOfTheMatch,
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
