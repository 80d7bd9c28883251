import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { listFixtures } from "../competitions/calendar-store";
import type { CompetitionRef } from "../competitions/schema";
import { lockCompetition } from "../competitions/store";
import { refused } from "../errors";
import { showChange } from "../live/show-change";
import { lastNumbers, removeRounds } from "./store";

/**
 * Takes back the rounds of the last evening in which nothing was played, from the end: all of them before the first
 * game, what is left when an evening ends early.
 * @throws AppError `nothing-to-take-back`
 */
export async function takeBackEvening(ctx: PlacedContext, { competitionId }: CompetitionRef) {
  const rounds = await ctx.db.transaction(async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    const { evening } = await lastNumbers(tx, competitionId);
    const fixtures = await listFixtures(tx, competitionId);
    const begun = fixtures.filter(({ kind, playId }) => kind !== null || playId !== null);
    const lastBegun = Math.max(0, ...begun.map(({ round }) => round));
    const numbers = [...new Set(fixtures.filter((one) => one.evening === evening).map(({ round }) => round))];
    const free = numbers.filter((round) => round > lastBegun);
    if (free.length === 0) throw refused("nothing-to-take-back");
    await removeRounds(tx, competitionId, free);
    await writeAudit(tx, {
      leagueId: competition.leagueId,
      userId: ctx.viewer?.userId,
      action: "evening-taken-back",
      subject: { competition: competition.name, evening },
      before: { rounds: free },
    });
    return free.length;
  });
  await showChange(ctx.place.leagueId);
  return { rounds };
}
