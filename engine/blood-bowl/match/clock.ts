import { opponentOf, type Side } from "../sides";
import { type Clock, TURNS } from "./model";

/** Who kicks at the start of a half: the first kicker receives in the second; extra time has its own. */
export function kickerOf(half: number, kickers: readonly Side[]): Side {
  const known = kickers[half - 1] ?? (half === 2 ? opponentOf(kickerOf(1, kickers)) : undefined);
  if (known === undefined) throw new Error(`nobody kicked in half ${half}`);
  return known;
}

/** First turn of a half: the receiving side's. */
export const firstTurn = (half: number, kickers: readonly Side[]): Clock => ({
  half,
  turn: 1,
  of: opponentOf(kickerOf(half, kickers)),
});

/** Counts turns through the match, so that two can be compared; halves that were not played come last. */
export function orderOf({ half, turn, of }: Clock, kickers: readonly Side[]): number {
  const second = half <= Math.max(2, kickers.length) && of === kickerOf(half, kickers) ? 1 : 0;
  return ((half - 1) * TURNS + turn - 1) * 2 + second;
}

/** The turn after that one; `undefined` after the last of the second half or of extra time. */
export function nextTurn({ half, turn, of }: Clock, kickers: readonly Side[]): Clock | undefined {
  const kicker = kickerOf(half, kickers);
  if (of !== kicker) return { half, turn, of: kicker };
  if (turn < TURNS) return { half, turn: turn + 1, of: opponentOf(kicker) };
  return half === 1 ? firstTurn(2, kickers) : undefined;
}

/** The turn after a touchdown: a side that scores in the other's turn loses its own next turn in that half. */
export function turnAfterTouchdown(clock: Clock, scorer: Side, kickers: readonly Side[]): Clock | undefined {
  const next = nextTurn(clock, kickers);
  if (clock.of === scorer || next === undefined || next.half !== clock.half) return next;
  return nextTurn(next, kickers);
}

/** Turns of both sides that are still to be played, the running one included. */
export function turnsLeft(clock: Clock, kickers: readonly Side[]): number {
  const next = nextTurn(clock, kickers);
  return next === undefined ? 1 : 1 + turnsLeft(next, kickers);
}

export const sameTurn = (a: Clock, b: Clock) => a.half === b.half && a.turn === b.turn && a.of === b.of;
