import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { lockCompetition } from "../competitions/store";
import { zonedMidnight } from "../competitions/zoned";
import { refused } from "../errors";
import { loadLeague } from "../leagues/store";
import { showChange } from "../live/show-change";
import type { ChangeRound } from "./schema";
import { lockRound, updateRound } from "./store";

/**
 * Names a round, says from when to when it lasts, and locks it or opens it again.
 * @throws AppError `round-ends-before-it-begins`, `round-not-found`
 */
export async function changeRound(ctx: PlacedContext, input: ChangeRound): Promise<void> {
  const { competitionId, firstDay, lastDay, isLocked } = input;
  if (firstDay !== undefined && lastDay !== undefined && lastDay < firstDay)
    throw refused("round-ends-before-it-begins");
  await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const round = await lockRound(tx, competitionId, input.round);
    const { timeZone } = await loadLeague(tx, competition.leagueId);
    const values = {
      name: input.name === "" ? null : input.name,
      opensAt: firstDay === undefined ? null : zonedMidnight(firstDay, 0, timeZone),
      deadlineAt: lastDay === undefined ? null : new Date(zonedMidnight(lastDay, 1, timeZone).getTime() - 1),
      lockedAt: isLocked ? (round.lockedAt ?? new Date(ctx.at)) : null,
    };
    await updateRound(tx, round.id, values);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "round-changed",
      subject: { competition: competition.name, round: input.round },
      before: { name: round.name, opensAt: round.opensAt, deadlineAt: round.deadlineAt, lockedAt: round.lockedAt },
      after: values,
    });
  });
  await showChange(ctx.place.leagueId);
}
