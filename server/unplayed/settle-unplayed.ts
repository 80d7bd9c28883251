import type { Db } from "@/db/client";
import { type Edition, unplayedLoss } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { tieNeedsWinner } from "../brackets/tie-needs-winner";
import { conflict, refused } from "../errors";
import { loadResults, lockFixture, playOfFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { bookUnplayed } from "./book-unplayed";
import { concedeUnplayed } from "./concede";
import type { SettleUnplayed } from "./schema";
import { rulesOfFixture } from "./terms";

/**
 * Decides a fixture of clubs that was not played (R21): lost by both, or conceded by one. The other side has a D6 of
 * gold and two players of the match. Table and club books change together.
 * @throws AppError `fixture-has-play`, `fixture-has-result`, `fixture-without-clubs`, `tie-needs-a-winner`, `unknown-player`
 */
export async function settleUnplayed(ctx: PlacedContext, input: SettleUnplayed) {
  const { fixtureId, kind } = input;
  const done = await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if ((await playOfFixture(tx, fixtureId)) !== undefined) throw conflict("fixture-has-play");
    const current = (await loadResults(tx, fixtureId)).find((one) => one.current);
    if (current !== undefined) throw conflict("fixture-has-result", { kind: current.kind });
    const rules = await rulesOfFixture(tx, fixtureId);
    const { competitionId } = fixture;
    if (kind === "conceded-without-penalty")
      return { competitionId, fortune: await concedeUnplayed(ctx, tx, { ...input, competitionId }, rules) };
    if (await tieNeedsWinner(tx, fixture)) throw refused("tie-needs-a-winner");
    await loseBoth(ctx, tx, { ...input, competitionId }, rules);
    return { competitionId, fortune: undefined };
  });
  tellCompetition(done.competitionId);
  await showChange(ctx.place.leagueId);
  return { face: done.fortune?.face, players: done.fortune?.names ?? [] };
}

async function loseBoth(
  ctx: PlacedContext,
  tx: Db,
  { fixtureId, competitionId, kind, reason }: SettleUnplayed & { readonly competitionId: string },
  rules: Edition,
): Promise<void> {
  const source = { fixtureId, competitionId, playId: undefined, userId: ctx.viewer?.userId, reason, at: ctx.at };
  const sides = [0, 1].map((seat) => ({ seat, score: 0, place: 1 }));
  await settle(tx, source, { kind: "double-loss", winner: undefined, sides });
  await bookUnplayed(ctx, tx, fixtureId, () => unplayedLoss(true, rules), reason);
  await writeAudit(tx, {
    leagueId: ctx.place.leagueId,
    userId: ctx.viewer?.userId,
    action: "unplayed-decided",
    subject: { fixtureId },
    after: { kind },
    reason,
  });
}
