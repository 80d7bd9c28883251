import type { KnockOutDraw } from "../competitions/schema";
import type { DrawnTie } from "./ties";

/**
 * The fixture of a level tie of which an organiser may name the winner: the last game where it was drawn, else the
 * deciding one that is still to be played. Undefined where there is nothing to decide.
 */
export function levelFixture({ winner, fixtures }: DrawnTie, format: KnockOutDraw["tie"]): string | undefined {
  if (winner !== undefined) return undefined;
  const standing = fixtures.filter(({ cancelledAt }) => cancelledAt === null);
  const settled = standing.filter(({ kind }) => kind !== null && kind !== "void");
  const last = settled.at(-1);
  const needed = format === "single" ? 1 : format.startsWith("two-legs") ? 2 : undefined;
  if (needed === undefined || last === undefined || settled.length < needed) return undefined;
  if (last.winnerSeat === null) return last.id;
  return standing.find(({ kind, playId }) => kind === null && playId === null)?.id;
}
