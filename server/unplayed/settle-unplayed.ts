import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { conflict } from "../errors";
import { loadResults, lockFixture, playOfFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { concedeUnplayed } from "./concede";
import { loseUnplayed } from "./lose";
import type { SettleUnplayed } from "./schema";
import { rulesOfFixture } from "./terms";

/**
 * Decides a fixture of clubs that was not played (R21): lost by both, or conceded by one. The other side has a D6 of
 * gold and two players of the match. Table and club books change together.
 * @throws AppError `fixture-has-play`, `fixture-has-result`, `fixture-without-clubs`, `tie-needs-a-winner`, `unknown-player`
 */
export async function settleUnplayed(ctx: PlacedContext, input: SettleUnplayed) {
  const { fixtureId, kind, reason } = input;
  const done = await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if ((await playOfFixture(tx, fixtureId)) !== undefined) throw conflict("fixture-has-play");
    const current = (await loadResults(tx, fixtureId)).find((one) => one.current);
    if (current !== undefined) throw conflict("fixture-has-result", { kind: current.kind });
    const rules = await rulesOfFixture(tx, fixtureId);
    const { competitionId } = fixture;
    if (kind === "conceded-without-penalty")
      return { competitionId, fortune: await concedeUnplayed(ctx, tx, { ...input, competitionId }, rules) };
    await loseUnplayed(ctx, tx, { fixtureId, competitionId, tie: fixture.tie, seats: 2, reason }, rules);
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: ctx.viewer?.userId,
      action: "unplayed-decided",
      subject: { fixtureId },
      after: { kind },
      reason,
    });
    return { competitionId, fortune: undefined };
  });
  tellCompetition(done.competitionId);
  await showChange(ctx.place.leagueId);
  return { face: done.fortune?.face, players: done.fortune?.names ?? [] };
}
