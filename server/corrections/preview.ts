import type { PlacedContext } from "../access/procedures";
import { loadPlay } from "../plays/store";
import { refuseStrangers } from "./may-correct";
import type { PreviewCorrection } from "./schema";
import { type SeenCorrection, seenCorrection } from "./seen";
import { workOut } from "./work-out";

/** Everything that a correction would do; nothing is stored. */
export async function previewCorrection(ctx: PlacedContext, input: PreviewCorrection): Promise<SeenCorrection> {
  const play = await loadPlay(ctx.db, input.playId);
  await refuseStrangers(ctx, ctx.db, play);
  return seenCorrection(await workOut(ctx.db, ctx.place.leagueId, play, input));
}
