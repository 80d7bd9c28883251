import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { download } from "@/app/_ui/icon-paths";
import { rosteredPlayers } from "@/engine/blood-bowl";
import { clubValues } from "./club-values";
import { positionName } from "./names";
import type { Squad } from "./shapes";
import { SquadTable } from "./squad-table";

interface SquadCardProps {
  readonly squad: Squad;
  /** Where the pages of players are. */
  readonly base: string;
  /** Where the roster is as a picture. */
  readonly picture?: string;
}

/** The squad as a roster sheet, and those who left. */
export function SquadCard({ squad, base, picture }: SquadCardProps) {
  const t = useTranslations("public.squad");
  const { rules } = clubValues(squad);
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
          {picture !== undefined && (
            <ButtonLink variant="quiet" className="no-print" icon={download} href={picture} download>
              {t("picture")}
            </ButtonLink>
          )}
        </span>
      }
    >
      <SquadTable squad={squad} players={players} base={base} />
      {former.length > 0 && <FormerPlayers players={former} base={base} />}
    </Card>
  );
}

function FormerPlayers({ players, base }: { readonly players: Squad["players"]; readonly base: string }) {
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
              <a className="strong" href={`${base}/${id}`}>
                {name}
              </a>{" "}
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
