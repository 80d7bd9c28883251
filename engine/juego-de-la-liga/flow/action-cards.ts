import type { Seat } from "../../core/rules";
import type { CardId } from "../card-set";
import { actionKindOf, priceOf } from "../cards";
import { clubOf, turnOf } from "../evolve/changes";
import { AMOUNTS, half } from "../money";
import { captainOf, cardsIn, topOf } from "../squad";
import { fine } from "./fines";
import type { Unfolding } from "./unfolding";

/** Takes the top action card and carries it out unless it is kept or waits for a match (rulebook: Action Cards). */
export function drawAction(u: Unfolding, seat: Seat): void {
  if (u.state.actionPile.length === 0) {
    if (u.state.actionDiscard.length === 0) return;
    u.add({ type: "actions-shuffled", pile: u.dice.shuffle(u.state.actionDiscard, "action-cards-discard") });
  }
  const [card] = u.state.actionPile;
  if (card === undefined) throw new Error("the pile of action cards is empty");
  u.add({ type: "action-drawn", seat, card });
  switch (actionKindOf(cardsIn(u.state), card)) {
    case "fine-7m":
      fine(u, seat, AMOUNTS.fineCard7);
      return;
    case "fine-4m":
      fine(u, seat, AMOUNTS.fineCard4);
      return;
    case "contract-end":
      drawContractEnd(u, seat, card);
      return;
    case "poor-form":
    case "red-card":
    case "row-elimination":
    case "market-elimination":
      return;
  }
}

function drawContractEnd(u: Unfolding, seat: Seat, card: string): void {
  const top = topOf(u.state, seat);
  const [only] = top;
  if (only === undefined) u.add({ type: "without-effect", seat, card });
  else if (top.length > 1) u.add({ type: "top-owed", seat, card, among: [...top] });
  else endContract(u, seat, only);
}

/** The footballer leaves for half of his value, the captain for all of it. */
export function endContract(u: Unfolding, seat: Seat, footballer: CardId): void {
  const { drawn } = turnOf(u.state);
  if (drawn === undefined) throw new Error("no contract ends");
  const value = priceOf(cardsIn(u.state), footballer);
  const captain = captainOf(u.state, clubOf(u.state, seat)) === footballer;
  u.add({ type: "contract-ended", seat, card: drawn, footballer, captain, amount: captain ? value : half(value) });
}
