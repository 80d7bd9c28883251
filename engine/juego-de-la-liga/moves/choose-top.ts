import type { CommandOf } from "../command";
import { endContract } from "../flow/action-cards";
import { settleTurn } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { type Fault, fault } from "../refusals";
import type { State } from "../state";
import { ownTurn } from "./permission";

/** Why that footballer cannot be the one whose contract ends (J15). */
export function chooseTopFault(state: State, { seat, footballer }: CommandOf<"choose-top">): Fault {
  const turn = ownTurn(state, seat);
  if ("refusal" in turn) return turn;
  if (turn.stage.kind !== "choosing-top") return fault("nothing-to-choose");
  return turn.stage.among.includes(footballer) ? undefined : fault("not-among-the-top", { footballer });
}

/** The contract of one of several footballers of equal top value ends. */
export function chooseTop(u: Unfolding, { seat, footballer }: CommandOf<"choose-top">): void {
  endContract(u, seat, footballer);
  settleTurn(u);
}
