import type { Db } from "@/db/client";
import { type Edition, unplayedLoss, unplayedScore, unplayedWin } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { writeAudit } from "../audit/write";
import { settle } from "../plays/settle";
import { bookUnplayed } from "./book-unplayed";
import { type Fortune, fortuneOf } from "./fortune";
import type { SettleUnplayed } from "./schema";

interface Concession extends Pick<SettleUnplayed, "conceding" | "face" | "players" | "reason"> {
  readonly fixtureId: string;
  readonly competitionId: string;
}

/** One side concedes a fixture without penalty (R21): result, books of both clubs and the audit, with what the other side has of it. */
export async function concedeUnplayed(
  ctx: PlacedContext,
  tx: Db,
  { fixtureId, competitionId, conceding, reason, ...typed }: Concession,
  rules: Edition,
): Promise<Fortune> {
  const score = unplayedScore(rules);
  const source = { fixtureId, competitionId, playId: undefined, userId: ctx.viewer?.userId, reason, at: ctx.at };
  await settle(tx, source, {
    kind: "conceded-without-penalty",
    winner: 1 - conceding,
    sides: [0, 1].map((seat) =>
      seat === conceding ? { seat, score: score.conceding, place: 2 } : { seat, score: score.winner, place: 1 },
    ),
  });
  const fortune = await fortuneOf(tx, fixtureId, 1 - conceding, typed);
  const entriesOf = (seat: number) =>
    seat === conceding ? unplayedLoss(false, rules) : unplayedWin(fortune.face, fortune.players, rules);
  await bookUnplayed(ctx, tx, fixtureId, entriesOf, reason);
  await writeAudit(tx, {
    leagueId: ctx.place.leagueId,
    userId: ctx.viewer?.userId,
    action: "unplayed-decided",
    subject: { fixtureId },
    after: { kind: "conceded-without-penalty", conceding, ...fortune },
    reason,
  });
  return fortune;
}
