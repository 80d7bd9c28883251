import type { Db } from "@/db/client";
import { KnockOutDraw } from "../competitions/schema";
import { loadCompetition } from "../competitions/store";

/** Whether a single game decides each tie of the competition, so that a draw needs a winner that is named. */
export async function tieNeedsWinner(tx: Db, competitionId: string): Promise<boolean> {
  const { knockOut } = await loadCompetition(tx, competitionId);
  return knockOut !== null && KnockOutDraw.parse(knockOut).tie === "single";
}
