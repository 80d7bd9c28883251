import { actionKindOf } from "../cards";
import type { ActionCardKind } from "../codes";
import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import { refillMarket, rowOf } from "../flow/refill";
import { settleTurn } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { type Fault, fault } from "../refusals";
import { cardsIn } from "../squad";
import type { State } from "../state";
import { freeTurn } from "./permission";

type Eliminate = CommandOf<"eliminate-row" | "eliminate-market">;

/** Why an elimination card may not be played: only in the own turn, and only one that is held (J19). */
export function eliminateFault(state: State, command: Eliminate): Fault {
  const turn = freeTurn(state, command.seat);
  if ("refusal" in turn) return turn;
  if (heldCard(state, command) === undefined) return fault("no-such-card-held");
  return slotsOf(state, command).length === 0 ? fault("row-empty") : undefined;
}

/** The row or the whole market goes to the discard and is replaced at once. */
export function eliminate(u: Unfolding, command: Eliminate): void {
  const card = heldCard(u.state, command);
  if (card === undefined) throw new Error("no such card is held");
  u.add({ type: "eliminated", seat: command.seat, card, slots: slotsOf(u.state, command) });
  refillMarket(u);
  settleTurn(u);
}

function heldCard(state: State, { seat, type }: Eliminate): string | undefined {
  const kind: ActionCardKind = type === "eliminate-row" ? "row-elimination" : "market-elimination";
  return clubOf(state, seat).hand.find((card) => actionKindOf(cardsIn(state), card) === kind);
}

function slotsOf(state: State, command: Eliminate): number[] {
  const meant = (slot: number) => command.type === "eliminate-market" || rowOf(slot) === command.row;
  return state.market.flatMap(({ card }, slot) => (card !== undefined && meant(slot) ? [slot] : []));
}
