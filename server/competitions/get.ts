import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import type { LeagueRef } from "../leagues/schema";
import { showChange } from "../live/show-change";
import { foldTable } from "./get-standings";
import { type ChangeTableRules, type CompetitionRef, TableSettings } from "./schema";
import {
  listCompetitions,
  listEntries,
  listFixtures,
  loadCompetition,
  lockCompetition,
  updateCompetition,
} from "./store";

/** A competition with its entries and fixtures. */
export async function getCompetition(ctx: PlacedContext, { competitionId }: CompetitionRef) {
  const competition = await loadCompetition(ctx.db, competitionId);
  const entries = await listEntries(ctx.db, competitionId);
  const fixtures = await listFixtures(ctx.db, competitionId);
  return { ...competition, tableRules: TableSettings.parse(competition.tableRules), entries, fixtures };
}

export const getCompetitions = (ctx: PlacedContext, { leagueId }: LeagueRef) => listCompetitions(ctx.db, leagueId);

/** The table as it would be with other rules; nothing is stored. */
export async function previewTable(ctx: PlacedContext, { competitionId, settings }: ChangeTableRules) {
  const entries = await listEntries(ctx.db, competitionId);
  const fixtures = await listFixtures(ctx.db, competitionId);
  return foldTable(settings, entries, fixtures);
}

/** Changes how the table is made; the audit log keeps both. */
export async function changeTableRules(
  ctx: PlacedContext,
  { competitionId, settings, reason }: ChangeTableRules,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    await updateCompetition(tx, competitionId, { tableRules: settings });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "table-rules-changed",
      subject: { competition: competition.name },
      before: competition.tableRules,
      after: settings,
      reason,
    });
  });
  await showChange(ctx.place.leagueId);
}
