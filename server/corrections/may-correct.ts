import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { seatsOf } from "../access/standing";
import { agreementNow } from "../agreements/agreement-now";
import { forbidden } from "../errors";
import type { PlayRow } from "../plays/store";

/**
 * Organisers correct every match; its coaches until all of them have confirmed the result.
 * @throws AppError `organisers-only`, `result-is-final`
 */
export async function refuseStrangers(ctx: PlacedContext, db: Db, play: PlayRow): Promise<void> {
  if (ctx.standing.organises) return;
  const seats = ctx.standing.seats ?? (await seatsOf(db, ctx.viewer, play.id));
  if (seats.length === 0 || play.fixtureId === null) throw forbidden("organisers-only");
  const agreement = await agreementNow(db, play.fixtureId);
  if (agreement?.isFinal === true) throw forbidden("result-is-final");
}
