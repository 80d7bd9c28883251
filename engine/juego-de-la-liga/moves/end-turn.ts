import type { CommandOf } from "../command";
import { endTurn as passOn } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { type Fault, fault } from "../refusals";
import type { State } from "../state";
import { freeTurn } from "./permission";

/** Why a turn may not end yet: the roll cannot be refused, and what is owed comes first (J37). */
export function endTurnFault(state: State, { seat }: CommandOf<"end-turn">): Fault {
  const turn = freeTurn(state, seat);
  if ("refusal" in turn) return turn;
  return turn.stage.kind === "to-roll" ? fault("must-roll-first") : undefined;
}

/** The coach signs nobody more and plays no card. */
export function endTurn(u: Unfolding): void {
  passOn(u);
}
