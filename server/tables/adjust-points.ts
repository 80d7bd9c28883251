import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { TableSettings } from "../competitions/schema";
import { listEntries, lockCompetition, updateCompetition } from "../competitions/store";
import { notFound } from "../errors";
import { showChange } from "../live/show-change";
import type { AdjustPoints, TakeBackPoints } from "./schema";

/** Gives an entry points or takes some, with the reason and who did it. */
export async function adjustPoints(
  ctx: PlacedContext,
  { competitionId, entryId, points, reason }: AdjustPoints,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const entry = (await listEntries(tx, competitionId)).find(({ id }) => id === entryId);
    if (entry === undefined) throw notFound("entry");
    const settings = TableSettings.parse(competition.tableRules);
    const adjustment = { entry: entryId, points, reason, at: ctx.at, by: ctx.viewer?.userId };
    const adjustments = [...settings.adjustments, adjustment];
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, adjustments } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: points < 0 ? "points-deducted" : "points-awarded",
      subject: { entry: entry.name, points },
      after: { points },
      reason,
    });
  });
  await showChange(ctx.place.leagueId);
}

/** Takes such a decision back; the audit log still tells of it. */
export async function takeBackPoints(
  ctx: PlacedContext,
  { competitionId, entryId, at, reason }: TakeBackPoints,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const entry = (await listEntries(tx, competitionId)).find(({ id }) => id === entryId);
    const settings = TableSettings.parse(competition.tableRules);
    const index = settings.adjustments.findIndex((one) => one.entry === entryId && one.at === at);
    const gone = settings.adjustments[index];
    if (entry === undefined || gone === undefined) throw notFound("adjustment");
    const adjustments = settings.adjustments.toSpliced(index, 1);
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, adjustments } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "points-taken-back",
      subject: { entry: entry.name, points: gone.points },
      before: { points: gone.points, reason: gone.reason },
      reason,
    });
  });
  await showChange(ctx.place.leagueId);
}
