import type { Db } from "@/db/client";
import type { PlacedContext } from "../access/procedures";
import { forbidden } from "../errors";
import { type SideRow, sidesOf } from "./store";

/** Who speaks in a fixture, and for which of its sides. */
export interface Speaker {
  readonly userId: string;
  readonly sides: readonly SideRow[];
  /** Seats that the speaker coaches; a coach with two clubs may speak for both. */
  readonly seats: readonly number[];
}

/** A coach of the fixture; a paired tablet and a recorder may record, not agree. @throws AppError `not-a-coach-here` */
export async function coachIn(ctx: PlacedContext, tx: Db, fixtureId: string): Promise<Speaker> {
  const { viewer } = ctx;
  if (viewer === undefined) throw forbidden("not-a-coach-here");
  const sides = await sidesOf(tx, fixtureId);
  const seats = sides.flatMap(({ seat, coaches }) => (coaches.includes(viewer.userId) ? seat : []));
  if (seats.length === 0) throw forbidden("not-a-coach-here");
  return { userId: viewer.userId, sides, seats };
}

/** How a fixture is named in the log. */
export const subjectOf = (fixtureId: string, sides: readonly SideRow[]) => ({
  fixtureId,
  ...Object.fromEntries(sides.map(({ seat, name }) => [`side-${seat}`, name])),
});
