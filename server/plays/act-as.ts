import type { Actor } from "@/engine/core/rules";
import { isPaired, type Standing, seatsOf } from "../access/standing";
import type { Context } from "../context";
import { forbidden } from "../errors";
import { rulesOf } from "./folded";
import type { ActAs } from "./schema";
import type { PlayRow } from "./store";

/**
 * The actor that the asker may be in that play. Where sides sit at one table anybody who sits there may record for
 * both; where hands are hidden one acts for the own seat, unless one tablet is passed round.
 */
export async function actorOf(ctx: Context, standing: Standing, play: PlayRow, as: ActAs): Promise<Actor> {
  if (as.kind === "organiser") {
    if (!standing.organises) throw forbidden("organisers-only");
    return { kind: "organiser" };
  }
  const seats = standing.seats ?? (await seatsOf(ctx.db, ctx.viewer, play.id));
  if (as.kind === "seat") {
    if (!seats.includes(as.seat)) throw forbidden("not-your-seat");
    return as;
  }
  const shares = seats.length > 0 && (play.shared || rulesOf(play.game).tempo === "sides");
  const records = standing.organises || standing.role === "recorder" || shares;
  if (!records && !(await isPaired(ctx, play.fixtureId ?? undefined))) throw forbidden("recorders-only");
  return { kind: "recorder" };
}

/** Whether the asker may see what that seat sees. */
export async function maySee(ctx: Context, play: PlayRow, seat: number | undefined): Promise<boolean> {
  if (seat === undefined || rulesOf(play.game).tempo === "sides") return true;
  const seats = await seatsOf(ctx.db, ctx.viewer, play.id);
  return seats.includes(seat) || (play.shared && seats.length > 0);
}
