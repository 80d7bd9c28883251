import type { Dice } from "../../core/dice";
import { turnLimit } from "../options";
import type { Script } from "../script";
import { leftOf, playersIn } from "../table";
import { refill } from "./piles";

/** The end of a turn: the drawing stage, then the next player, or the end of the game (LF-018, LF-030). */
export function endTurn(script: Script, dice: Dice): void {
  const { table } = script.state();
  if (playersIn(table) > 1) {
    refill(script, table.turn, dice);
    passTurn(script, dice);
  } else script.add({ type: "ended", reason: "last-one-in" });
}

/** Passes the turn to the left, over players who have no card and find none to draw (LF-081). */
function passTurn(script: Script, dice: Dice): void {
  for (;;) {
    const { turn, turns, options, entrants } = script.state().table;
    const [to] = leftOf(script.state().table, turn);
    if (to === undefined) throw new Error("nobody to pass the turn to");
    script.add({ type: "turn-passed", from: turn, to });
    const limit = turnLimit(options, entrants.length);
    if (limit !== undefined && turns + 1 >= limit) {
      script.add({ type: "ended", reason: "turn-cap" });
      return;
    }
    if (!hasCards(script, to)) refill(script, to, dice);
    if (hasCards(script, to)) return;
    script.add({ type: "turn-skipped", seat: to });
  }
}

const hasCards = (script: Script, seat: number) => (script.state().hidden.hands[seat]?.length ?? 0) > 0;
