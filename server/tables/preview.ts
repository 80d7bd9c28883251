import type { PlacedContext } from "../access/procedures";
import { listFixtures } from "../competitions/calendar-store";
import { TableSettings } from "../competitions/schema";
import { listEntries, loadCompetition } from "../competitions/store";
import { linesOf, type TableLine } from "./lines";
import type { PreviewTable } from "./schema";

/** The table as it is and as it would be with other rules or without an entry; nothing is stored. */
export async function previewTable(
  ctx: PlacedContext,
  { competitionId, rules, withdrawal }: PreviewTable,
): Promise<{ readonly before: readonly TableLine[]; readonly after: readonly TableLine[] }> {
  const settings = TableSettings.parse((await loadCompetition(ctx.db, competitionId)).tableRules);
  const entries = await listEntries(ctx.db, competitionId);
  const fixtures = await listFixtures(ctx.db, competitionId);
  const leaving =
    withdrawal === undefined
      ? []
      : [{ entry: withdrawal.entryId, policy: withdrawal.policy, score: withdrawal.score, reason: "-", at: ctx.at }];
  const changed = {
    ...settings,
    rules: rules ?? settings.rules,
    withdrawals: [...settings.withdrawals, ...leaving],
  };
  return { before: linesOf(settings, entries, fixtures), after: linesOf(changed, entries, fixtures) };
}
