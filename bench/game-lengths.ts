import { lengths } from "./engine/lastuf";
import { rounds } from "./engine/ligretto";
import type { Figure } from "./figure";

/** Simulated games of Lastuf Futbol for each way of playing, end and bot. */
const GAMES = 2_000;
/** Simulated plays of Ligretto. */
const PLAYS = 1_000;

/** How long games are and how they end, out of many: minutes of work; the bench of the rules plays fewer. */
export function* bench(): Generator<Figure> {
  yield* rounds(PLAYS);
  yield* lengths(GAMES);
}
