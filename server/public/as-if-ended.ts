import { inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { plays } from "@/db/schema";
import type { FixtureRow } from "../competitions/calendar-store";
import { foldedPlay, rulesOf } from "../plays/folded";

/**
 * The fixtures of a competition as if every match that is being played ended now, with the score that it has; those
 * that have not begun are as they were.
 * @param now when they would have ended
 */
export async function asIfEnded(db: Db, fixtures: readonly FixtureRow[], now: Date): Promise<readonly FixtureRow[]> {
  const ids = fixtures.filter(isUnderWay).flatMap(({ playId }) => playId ?? []);
  if (ids.length === 0) return fixtures;
  const scores = new Map<string, FixtureRow["sides"]>();
  for (const play of await db.select().from(plays).where(inArray(plays.id, ids))) {
    const { state } = await foldedPlay(db, play);
    scores.set(play.id, placed(rulesOf(play.game).scoreNow?.(state)));
  }
  return fixtures.map((row) => {
    const sides = isUnderWay(row) && row.playId !== null ? scores.get(row.playId) : undefined;
    return sides ? { ...row, kind: "played", sides, winnerSeat: winnerOf(sides), resultAt: now } : row;
  });
}

/** A match that is being played and has no result yet. */
export const isUnderWay = ({ kind, playId, cancelledAt }: FixtureRow) =>
  kind === null && playId !== null && cancelledAt === null;

type Sides = NonNullable<FixtureRow["sides"]>;

function placed(scores: readonly { readonly seat: number; readonly score: number }[] | undefined): Sides | null {
  if (scores === undefined) return null;
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.map((side) => ({ ...side, place: side.score === best ? 1 : 2 }));
}

function winnerOf(sides: Sides): number | null {
  const [first, second] = sides.filter(({ place }) => place === 1);
  return second === undefined ? (first?.seat ?? null) : null;
}
