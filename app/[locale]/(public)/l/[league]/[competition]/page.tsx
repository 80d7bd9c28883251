import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Bracket } from "@/app/_bracket/bracket";
import { LadderTable } from "@/app/_ladder/ladder-table";
import { optionDefaults } from "@/app/_options/option-defaults";
import { optionValues } from "@/app/_options/option-values";
import { RulesSummary } from "@/app/_options/rules-summary";
import { competitionPage } from "@/app/_trpc/public";
import { Card, Page } from "@/app/_ui/card";
import { trophy } from "@/app/_ui/icon-paths";
import { EmptyState } from "@/app/_ui/states";
import { enterLocale } from "@/i18n/enter-locale";
import { DivisionTables } from "../../../_parts/division-tables";
import { LeagueHeader } from "../../../_parts/league-header";
import { LevelClubs } from "../../../_parts/level-clubs";
import { LiveStrip } from "../../../_parts/live-strip";
import { gameText, nounOf } from "../../../_parts/names";
import { NearRounds } from "../../../_parts/near-rounds";
import { pageMetadata } from "../../../_parts/page-metadata";
import type { CompetitionShown } from "../../../_parts/shapes";
import { standText } from "../../../_parts/stand-text";
import { TableNotes } from "../../../_parts/table-notes";
import { TakeAlong } from "../../../_parts/take-along";
import { ViewLinks } from "../../../_tables/view-links";

export const dynamic = "force-static";
export const revalidate = false;

interface CompetitionPageProps {
  readonly params: Promise<{ readonly locale: string; readonly league: string; readonly competition: string }>;
}

export function generateStaticParams() {
  return [];
}

const read = async ({ params }: CompetitionPageProps) => {
  const { league, competition } = await params;
  return competitionPage(league, competition);
};

export async function generateMetadata(props: CompetitionPageProps): Promise<Metadata> {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) return {};
  const t = await getTranslations("public");
  const [league, competition] = [page.league.name, page.competition.name];
  return pageMetadata({
    locale,
    path: `/l/${page.league.slug}/${page.competition.slug}`,
    title: `${competition} · ${league}`,
    description: t("meta.table", { league, competition }),
    isListed: page.league.isListed,
  });
}

/** The table of a competition or the bracket of a knock-out, why level clubs stand as they do, and the rounds around now. */
export default async function CompetitionTablePage(props: CompetitionPageProps) {
  const locale = await enterLocale(props.params);
  const page = await read(props);
  if (page === undefined) notFound();
  const t = await getTranslations("public");
  const words = await getTranslations("bracket");
  const rules = await getTranslations("options");
  const { league, competition, entries, table, tiebreakers, rounds, live } = page;
  const path = `/l/${league.slug}/${competition.slug}`;
  return (
    <>
      <LeagueHeader
        league={league}
        season={competition.season}
        within={{ competition: competition.slug, tab: "table" }}
        title={competition.name}
        sub={[HAS_ROUNDS.includes(competition.format) ? standText(t, rounds) : undefined, gameText(t, competition)]
          .filter(Boolean)
          .join(" · ")}
      />
      <Page>
        <LiveStrip
          locale={locale}
          path={path}
          competition={competition}
          entries={entries}
          fixtures={live}
          season={page.liveSeason}
        />
        {competition.format !== "knock-out" && page.ladder === undefined && (
          <ViewLinks path={path} format={competition.format} rounds={rounds} isLive={live.length > 0} current="whole" />
        )}
        <div className="page-split">
          {entries.length === 0 ? (
            <EmptyState icon={trophy} heading="h2" title={t("no-entries")}>
              {t("no-entries-text")}
            </EmptyState>
          ) : (
            <div className="stack stack-4">
              {page.bracket.length > 0 && (
                <Card flush title={words("title")}>
                  <Bracket label={words("title")} ties={page.bracket} entries={entries} />
                </Card>
              )}
              {competition.format !== "knock-out" && (
                <Card flush>
                  {page.ladder !== undefined ? (
                    <LadderTable ladder={page.ladder} entries={entries} />
                  ) : (
                    <DivisionTables
                      league={league.slug}
                      game={competition.game}
                      entries={entries}
                      table={table}
                      divisions={page.divisions}
                      form={page.form}
                      moves={page.moves}
                      isOfGroups={competition.format === "group-draw"}
                    />
                  )}
                  <LevelClubs
                    separations={separationsIn(page)}
                    tiebreakers={tiebreakers}
                    nameOf={(id) => entries.find((entry) => entry.id === id)?.name ?? ""}
                    noun={nounOf(competition.game)}
                  />
                  <TableNotes
                    adjustments={page.adjustments}
                    withdrawals={page.withdrawals}
                    nameOf={(id) => entries.find((entry) => entry.id === id)?.name ?? ""}
                  />
                </Card>
              )}
            </div>
          )}
          {(page.ladder === undefined || rounds.length > 0) && (
            <NearRounds
              path={path}
              timeZone={league.timeZone}
              entries={entries}
              rounds={rounds}
              current={page.current}
              previous={page.previous}
              near={page.near}
            />
          )}
        </div>
        <Card title={rules("rules-of-play")}>
          <RulesSummary
            game={competition.game}
            edition={competition.edition}
            values={optionValues(competition.options)}
            defaults={optionDefaults(competition.game)}
          />
        </Card>
        <TakeAlong path={path} embed="standings" />
      </Page>
    </>
  );
}

/** Formats of which "after round 3 of 14" says how far they are. */
const HAS_ROUNDS: readonly string[] = ["round-robin", "double-round-robin", "groups-knock-out", "swiss", "group-draw"];

/** Why level clubs stand as they do in each table, once something was played. */
function separationsIn({ table, divisions, ladder }: CompetitionShown) {
  if (ladder !== undefined || !table.rows.some(({ played }) => played > 0)) return [];
  return divisions.length === 0 ? table.separations : divisions.flatMap((division) => division.table.separations);
}
