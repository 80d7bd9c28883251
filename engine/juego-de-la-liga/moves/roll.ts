import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import { kindOfSpace, resolveSpace } from "../flow/spaces";
import { settleTurn } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { AMOUNTS } from "../money";
import { type Fault, fault } from "../refusals";
import { cardsIn } from "../squad";
import type { State } from "../state";
import { freeTurn } from "./permission";

/** Why the dice of a turn may not be rolled. */
export function rollFault(state: State, { seat }: CommandOf<"roll">): Fault {
  const turn = freeTurn(state, seat);
  if ("refusal" in turn) return turn;
  return turn.stage.kind === "to-roll" ? undefined : fault("already-rolled");
}

/** Two dice, the way of the token, START, and then what the space does by itself (J22). */
export function roll(u: Unfolding, { seat }: CommandOf<"roll">): void {
  const spaces = cardsIn(u.state).set.board.length;
  const faces: [number, number] = [u.dice.roll(6, `move:seat-${seat}`), u.dice.roll(6, `move:seat-${seat}`)];
  const way = clubOf(u.state, seat).at + faces[0] + faces[1];
  const to = way % spaces;
  const passed = way >= spaces;
  const exact = passed && to === 0;
  u.add({
    type: "moved",
    seat,
    faces,
    to,
    passed,
    income: exact ? AMOUNTS.startExact : passed ? AMOUNTS.startPassed : 0,
    pot: exact && u.state.options.pot === "start-exact" ? u.state.pot : 0,
  });
  resolveSpace(u, seat, kindOfSpace(u.state, to));
  settleTurn(u);
}
