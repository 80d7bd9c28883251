import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import type { Unfolding } from "../flow/unfolding";
import type { Fault } from "../refusals";
import { placementFault } from "../squad";
import type { State } from "../state";
import { freeTurn } from "./permission";

/** Why a sheet may not be rearranged: only in the own turn, and footballers in their own positions (J26). */
export function arrangeFault(state: State, { seat, spaces }: CommandOf<"arrange">): Fault {
  const turn = freeTurn(state, seat);
  return "refusal" in turn ? turn : placementFault(state, clubOf(state, seat), spaces);
}

/** The whole sheet as the coach wants it; who is not on it is a substitute. */
export function arrange(u: Unfolding, { seat, spaces }: CommandOf<"arrange">): void {
  u.add({ type: "arranged", seat, spaces });
}
