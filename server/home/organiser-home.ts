import type { PlacedContext } from "../access/procedures";
import { shownBracket } from "../brackets/shown";
import { foldTable } from "../competitions/get-standings";
import { TableSettings } from "../competitions/schema";
import { type EntryRow, type FixtureRow, listCompetitions, listEntries, listFixtures } from "../competitions/store";
import { spreadOf } from "../groups/group-rounds";
import { getMembers } from "../leagues/get";
import type { LeagueRef } from "../leagues/schema";
import { listAudit, listSeasons, loadLeague } from "../leagues/store";

const AUDIT_SHOWN = 8;

/** How a fixture stands, for the grid of the season. */
export type FixtureState = "played" | "live" | "late" | "open" | "cancelled";

/** Everything that an organiser sees first: what waits for a decision, where the season stands, who is in it. */
export async function organiserHome(ctx: PlacedContext, { leagueId }: LeagueRef) {
  const { db } = ctx;
  const competitions = await listCompetitions(db, leagueId);
  const boards = [];
  for (const { competition, season } of competitions) {
    if (competition.state === "finished") continue;
    const entries = await listEntries(db, competition.id);
    const fixtures = await listFixtures(db, competition.id);
    const { table } = foldTable(TableSettings.parse(competition.tableRules), entries, fixtures);
    boards.push({
      competition,
      season,
    const answers = await answersIn(db, competition.id);
    const proposals = await openProposalsIn(db, competition.id);
      entries,
      fixtures: fixtures.map((fixture) => ({ ...fixture, state: stateOf(fixture, ctx.at) })),
      bracket: shownBracket(competition.knockOut, fixtures),
      pendingTies: table.pending,
    });
  }
  return {
    league: await loadLeague(db, leagueId),
    seasons: await listSeasons(db, leagueId),
    boards,
    finished: competitions.filter(({ competition }) => competition.state === "finished"),
    members: await getMembers(ctx, { leagueId }),
    audit: await listAudit(db, leagueId, undefined, AUDIT_SHOWN),
      spread: spreadOf(entries, fixtures),
  };
}

/** Where a fixture stands at a moment: late is one without a result whose round, or whose own date by a day, is over. */
export function stateOf(
  fixture: Pick<FixtureRow, "kind" | "playId" | "deadlineAt" | "startsAt" | "cancelledAt">,
  at: number,
): FixtureState {
  if (fixture.cancelledAt !== null) return "cancelled";
  if (fixture.kind !== null) return "played";
  if (fixture.playId !== null) return "live";
  const deadline =
    fixture.deadlineAt?.getTime() ?? (fixture.startsAt === null ? undefined : fixture.startsAt.getTime() + DAY);
  return deadline !== undefined && deadline < at ? "late" : "open";
}

const DAY = 86_400_000;
