import { useLocale, useTranslations } from "next-intl";
import { Bracket } from "@/app/_bracket/bracket";
import { LadderTable } from "@/app/_ladder/ladder-table";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { chevronRight } from "@/app/_ui/icon-paths";
import { DivisionTables } from "./division-tables";
import { NearRounds } from "./near-rounds";
import type { LeagueShown } from "./shapes";

type LeagueBoardProps = LeagueShown["boards"][number] & Pick<LeagueShown, "league">;

/** How many places the home of a league shows of a table. */
const LEADING = 8;

/** A competition on the home of its league: the head of the table, and the rounds around now. */
export function LeagueBoard({ league, ...board }: LeagueBoardProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const { competition, bracket, entries, table, divisions, ladder, form, moves } = board;
  const path = `/l/${league.slug}/${competition.slug}`;
  return (
    <section className="page-split" aria-label={competition.name}>
      <Card
        flush
        title={<a href={`/${locale}${path}`}>{competition.name}</a>}
        end={
          <ButtonLink variant="quiet" iconEnd={chevronRight} href={`/${locale}${path}`}>
            {t("whole-table")}
          </ButtonLink>
        }
      >
        {entries.length === 0 ? (
          <p className="card-body muted">{t("no-entries")}</p>
        ) : bracket.length > 0 ? (
          <Bracket label={competition.name} ties={bracket} entries={entries} />
        ) : ladder !== undefined ? (
          <LadderTable ladder={ladder} entries={entries} leading={LEADING} />
        ) : (
          <DivisionTables
            league={league.slug}
            game={competition.game}
            entries={entries}
            table={table}
            divisions={divisions}
            leading={LEADING}
            form={form}
            moves={moves}
            isOfGroups={competition.format === "group-draw"}
          />
        )}
      </Card>
      <NearRounds path={path} timeZone={league.timeZone} {...board} />
    </section>
  );
}
