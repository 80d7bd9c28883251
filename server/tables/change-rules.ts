import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { TableSettings } from "../competitions/schema";
import { hasBegun, lockCompetition, updateCompetition } from "../competitions/store";
import { refused } from "../errors";
import { showChange } from "../live/show-change";
import type { ChangeRules } from "./schema";

/** Changes how the table is made; in a season that runs only with a reason. The audit log keeps both. */
export async function changeRules(ctx: PlacedContext, { competitionId, rules, reason }: ChangeRules): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (reason === "" && (await hasBegun(tx, competitionId))) throw refused("reason-needed");
    const settings = TableSettings.parse(competition.tableRules);
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, rules } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "table-rules-changed",
      subject: { competition: competition.name },
      before: settings.rules,
      after: rules,
      reason,
    });
  });
  await showChange(ctx.place.leagueId);
}
