import type { Db } from "@/db/client";
import { type Edition, unplayedLoss } from "@/engine/blood-bowl";
import type { PlacedContext } from "../access/procedures";
import { tieNeedsWinner } from "../brackets/tie-needs-winner";
import { refused } from "../errors";
import { settle } from "../plays/settle";
import { bookUnplayed } from "./book-unplayed";

interface Unplayed {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly tie: string | null;
  /** How many sides it has. */
  readonly seats: number;
  readonly reason: string;
}

/**
 * All sides of a fixture lose it (R21): the result, and where clubs play by those rules their books.
 * @throws AppError `tie-needs-a-winner`
 */
export async function loseUnplayed(
  ctx: PlacedContext,
  tx: Db,
  { fixtureId, competitionId, tie, seats, reason }: Unplayed,
  rules: Edition | undefined,
): Promise<void> {
  if (await tieNeedsWinner(tx, { competitionId, tie })) throw refused("tie-needs-a-winner");
  const source = { fixtureId, competitionId, playId: undefined, userId: ctx.viewer?.userId, reason, at: ctx.at };
  const sides = Array.from({ length: seats }, (_, seat) => ({ seat, score: 0, place: 1 }));
  await settle(tx, source, { kind: "double-loss", winner: undefined, sides });
  if (rules !== undefined) await bookUnplayed(ctx, tx, fixtureId, () => unplayedLoss(true, rules), reason);
}
