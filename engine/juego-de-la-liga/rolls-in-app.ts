import { rollersOf } from "./flow/matches";
import type { State } from "./state";

const MOVE = /^move:seat-/;
const MATCH_DIE = /^(?:round-\d+|play-off):(\d)-(\d):die-\d+:[a-z-]+:seat-(\d)$/;

/**
 * Whether nobody at the table has that die in hand: shuffles, and matches between clubs without a coach or with a bot.
 * The two dice of a turn, and those of a match that a coach rolls, may be real ones.
 */
export function rollsInApp(state: Pick<State, "clubs" | "order">, purpose: string): boolean {
  if (MOVE.test(purpose)) return false;
  const [home, away, seat] = (MATCH_DIE.exec(purpose) ?? []).slice(1).map(Number);
  if (home === undefined || away === undefined || seat === undefined) return true;
  return rollersOf(state, { seats: [home, away] }, { seat }).length === 0;
}
