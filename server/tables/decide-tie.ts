import { randomInt } from "node:crypto";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { listFixtures } from "../competitions/calendar-store";
import { TableSettings, type TieDecision } from "../competitions/schema";
import { type EntryRow, listEntries, lockCompetition, updateCompetition } from "../competitions/store";
import { notFound, refused } from "../errors";
import { showChange } from "../live/show-change";
import type { DecideTie, TakeBackTie } from "./schema";
import { waitingTies } from "./waiting";

/**
 * Says in which order entries stand that are level on everything, with the reason; lots that are not typed are drawn
 * here and now. Answers with the order.
 * @throws AppError `nothing-to-decide`
 */
export async function decideTie(ctx: PlacedContext, input: DecideTie): Promise<{ order: readonly string[] }> {
  const { competitionId, criterion, entryIds, isDrawn, reason } = input;
  const order = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const settings = TableSettings.parse(competition.tableRules);
    const entries = await listEntries(tx, competitionId);
    const waiting = waitingTies(settings, entries, await listFixtures(tx, competitionId));
    const tie = waiting.find((one) => one.criterion === criterion && isSame(one.entries, entryIds));
    if (tie === undefined || (isDrawn && criterion !== "lots")) throw refused("nothing-to-decide");
    const decided: TieDecision = { criterion, order: isDrawn ? drawn(entryIds) : entryIds, reason };
    const decisions = [...settings.decisions, decided];
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, decisions } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "tie-decided",
      subject: { competition: competition.name },
      after: { criterion, isDrawn, order: namesIn(decided.order, entries) },
      reason,
    });
    return decided.order;
  });
  await showChange(ctx.place.leagueId);
  return { order };
}

/** Takes such a decision back; the audit log still tells of it. */
export async function takeBackTie(ctx: PlacedContext, { competitionId, entryIds, reason }: TakeBackTie): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const settings = TableSettings.parse(competition.tableRules);
    const index = settings.decisions.findIndex(({ order }) => isSame(order, entryIds));
    const gone = settings.decisions[index];
    if (gone === undefined) throw notFound("decision");
    const decisions = settings.decisions.toSpliced(index, 1);
    await updateCompetition(tx, competitionId, { tableRules: { ...settings, decisions } });
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "tie-taken-back",
      subject: { competition: competition.name },
      before: { criterion: gone.criterion, order: namesIn(gone.order, await listEntries(tx, competitionId)) },
      reason,
    });
  });
  await showChange(ctx.place.leagueId);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));

const namesIn = (order: readonly string[], entries: readonly EntryRow[]) =>
  order.map((id) => entries.find((entry) => entry.id === id)?.name ?? "");

/** The same entries in an order by chance, each equally likely. */
function drawn(entryIds: readonly string[]): string[] {
  const left = [...entryIds];
  return entryIds.flatMap(() => left.splice(randomInt(left.length), 1));
}
