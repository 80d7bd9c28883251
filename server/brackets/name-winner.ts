import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { listFixtures } from "../competitions/calendar-store";
import { KnockOutDraw } from "../competitions/schema";
import { loadCompetition } from "../competitions/store";
import { refused } from "../errors";
import { loadResults, lockFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { levelFixture } from "./level-fixture";
import type { NameWinner } from "./schema";
import { tiesOf } from "./ties";

/**
 * Says who goes through after a level tie: the score of a drawn game stays, a deciding game is not played any more.
 * @throws AppError `not-a-knock-out`, `tie-is-not-level`
 */
export async function nameWinner(ctx: PlacedContext, { fixtureId, winner, reason }: NameWinner): Promise<void> {
  const competitionId = await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (fixture.tie === null) throw refused("not-a-knock-out");
    const { competitionId } = fixture;
    const draw = KnockOutDraw.parse((await loadCompetition(tx, competitionId)).knockOut);
    const tie = tiesOf(draw, await listFixtures(tx, competitionId)).find(({ id }) => id === fixture.tie);
    if (tie === undefined || levelFixture(tie, draw.tie) !== fixtureId) throw refused("tie-is-not-level");
    const result = (await loadResults(tx, fixtureId)).find(({ current }) => current);
    const kind = result === undefined || result.kind === "double-loss" ? "awarded" : result.kind;
    const source = { fixtureId, competitionId, userId: ctx.viewer?.userId, reason, at: ctx.at };
    await settle(
      tx,
      { ...source, playId: result?.playId ?? undefined },
      { kind, winner, sides: result?.sides ?? LEVEL },
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

/** A deciding game that is not played has no goals. */
const LEVEL = [0, 1].map((seat) => ({ seat, score: 0, place: seat + 1 }));
