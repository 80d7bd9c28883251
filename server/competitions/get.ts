import type { PlacedContext } from "../access/procedures";
import { listDivisions } from "../divisions/store";
import type { LeagueRef } from "../leagues/schema";
import { listFixtures } from "./calendar-store";
import { type CompetitionRef, TableSettings } from "./schema";
import { listCompetitions, listEntries, loadCompetition } from "./store";

/** A competition with its entries and fixtures. */
export async function getCompetition(ctx: PlacedContext, { competitionId }: CompetitionRef) {
  const competition = await loadCompetition(ctx.db, competitionId);
  const entries = await listEntries(ctx.db, competitionId);
  const fixtures = await listFixtures(ctx.db, competitionId);
  const divisions = await listDivisions(ctx.db, competitionId);
  return { ...competition, tableRules: TableSettings.parse(competition.tableRules), entries, fixtures, divisions };
}

export const getCompetitions = (ctx: PlacedContext, { leagueId }: LeagueRef) => listCompetitions(ctx.db, leagueId);
