import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { refused } from "../errors";
import { loadResults, lockFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import type { NameWinner } from "./schema";

/**
 * Says who goes through after a drawn tie; the score stays.
 * @throws AppError `not-a-knock-out`, `tie-is-not-level`
 */
export async function nameWinner(ctx: PlacedContext, { fixtureId, winner, reason }: NameWinner): Promise<void> {
  const competitionId = await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (fixture.tie === null) throw refused("not-a-knock-out");
    const result = (await loadResults(tx, fixtureId)).find(({ current }) => current);
    if (result === undefined || result.winnerSeat !== null || result.kind === "void") throw refused("tie-is-not-level");
    const kind = result.kind === "double-loss" ? "awarded" : result.kind;
    await settle(
      tx,
      {
        fixtureId,
        competitionId: fixture.competitionId,
        playId: result.playId ?? undefined,
        userId: ctx.viewer?.userId,
        reason,
        at: ctx.at,
      },
      { kind, winner, sides: result.sides },
    );
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: ctx.viewer?.userId,
      action: "winner-named",
      subject: { fixtureId },
      after: { winner },
      reason,
    });
    return fixture.competitionId;
  });
  tellCompetition(competitionId);
  await showChange(ctx.place.leagueId);
}
