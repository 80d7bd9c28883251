import type { Db } from "@/db/client";
import { KnockOutDraw } from "../competitions/schema";
import { loadCompetition } from "../competitions/store";

/** Whether the fixture alone decides a tie of a knock-out, so that a draw needs a winner that is named. */
export async function tieNeedsWinner(
  tx: Db,
  { competitionId, tie }: { readonly competitionId: string; readonly tie: string | null },
): Promise<boolean> {
  if (tie === null) return false;
  const { knockOut } = await loadCompetition(tx, competitionId);
  return knockOut !== null && KnockOutDraw.parse(knockOut).tie === "single";
}
