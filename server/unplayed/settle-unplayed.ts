import type { Db } from "@/db/client";
import { type BookEntry, type Edition, unplayedLoss, unplayedScore, unplayedWin } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { tieNeedsWinner } from "../brackets/tie-needs-winner";
import { conflict, refused } from "../errors";
import { loadResults, loadSides, lockFixture, playOfFixture } from "../fixtures/store";
import { tellCompetition } from "../live/relay";
import { showChange } from "../live/show-change";
import { settle } from "../plays/settle";
import { bookOfFixture } from "./books";
import { fortuneOf } from "./fortune";
import type { SettleUnplayed } from "./schema";
import { rulesOfFixture } from "./terms";

/**
 * Decides a fixture of clubs that was not played (R21): lost by both, or conceded by one. The other side has a D6 of
 * gold and two players of the match. Table and club books change together.
 * @throws AppError `fixture-has-play`, `fixture-has-result`, `fixture-without-clubs`, `tie-needs-a-winner`, `unknown-player`
 */
export async function settleUnplayed(ctx: PlacedContext, input: SettleUnplayed) {
  const { fixtureId, kind, conceding, reason } = input;
  const done = await ctx.db.transaction(async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if ((await playOfFixture(tx, fixtureId)) !== undefined) throw conflict("fixture-has-play");
    const current = (await loadResults(tx, fixtureId)).find((one) => one.current);
    if (current !== undefined) throw conflict("fixture-has-result", { kind: current.kind });
    const rules = await rulesOfFixture(tx, fixtureId);
    const isBoth = kind === "double-loss";
    if (isBoth && (await tieNeedsWinner(tx, fixture))) throw refused("tie-needs-a-winner");
    const source = { fixtureId, competitionId: fixture.competitionId, playId: undefined, userId: ctx.viewer?.userId };
    await settle(tx, { ...source, reason, at: ctx.at }, resultOf(rules, isBoth ? undefined : conceding));
    const fortune = isBoth ? undefined : await fortuneOf(tx, fixtureId, 1 - conceding, input);
    const entriesOf = (seat: number): BookEntry[] =>
      fortune === undefined || seat === conceding
        ? unplayedLoss(isBoth, rules)
        : unplayedWin(fortune.face, fortune.players, rules);
    await bookUnplayed(ctx, tx, fixtureId, entriesOf, reason);
    await writeAudit(tx, {
      leagueId: ctx.place.leagueId,
      userId: ctx.viewer?.userId,
      action: "unplayed-decided",
      subject: { fixtureId },
      after: { kind, ...(fortune === undefined ? {} : { conceding, ...fortune }) },
      reason,
    });
    return { competitionId: fixture.competitionId, fortune };
  });
  tellCompetition(done.competitionId);
  await showChange(ctx.place.leagueId);
  return { face: done.fortune?.face, players: done.fortune?.names ?? [] };
}

/** Both clubs of a fixture book what it came to for them; a club that is still being drafted has no book. */
export async function bookUnplayed(
  ctx: PlacedContext,
  tx: Db,
  fixtureId: string,
  entriesOf: (seat: number) => readonly BookEntry[],
  reason: string,
): Promise<void> {
  const sides = await loadSides(tx, fixtureId);
  const booked = sides.flatMap(({ seat, clubId }) => (clubId === null ? [] : [{ clubId, entries: entriesOf(seat) }]));
  await bookOfFixture(tx, fixtureId, booked, { userId: ctx.viewer?.userId, at: ctx.at, reason });
}

/** @param conceding seat of the side that concedes; both lose where it is left out */
function resultOf(rules: Edition, conceding: number | undefined) {
  if (conceding === undefined) {
    const sides = [0, 1].map((seat) => ({ seat, score: 0, place: 1 }));
    return { kind: "double-loss" as const, winner: undefined, sides };
  }
  const score = unplayedScore(rules);
  const sides = [0, 1].map((seat) =>
    seat === conceding ? { seat, score: score.conceding, place: 2 } : { seat, score: score.winner, place: 1 },
  );
  return { kind: "conceded-without-penalty" as const, winner: 1 - conceding, sides };
}
