import { actionKindOf, cardsOf } from "../cards";
import type { EventOf } from "../event";
import type { State } from "../state";
import { cardDone, discarded, fromBank, fromPot, recorded, withClub, withStage, withTurn } from "./changes";

/** A coach's turn on the board begins. */
export function turnBegan(state: State, { seat, period, lap }: EventOf<"turn-began">, at: number): State {
  const turn = { seat, period, lap, stage: { kind: "to-roll" }, sales: 0, since: at } as const;
  return { ...state, phase: { kind: "transfer", turn } };
}

/** The token has moved and START was paid. */
export function moved(state: State, { seat, to, passed, income, pot }: EventOf<"moved">): State {
  const there = withClub(state, seat, (club) => ({
    ...club,
    at: to,
    passes: passed ? club.passes + 1 : club.passes,
    money: club.money + income + pot,
  }));
  return { ...withStage(there, { kind: "open" }), bank: state.bank - income, pot: state.pot - pot };
}

/** A fine that could not be paid at once. */
export function fineOwed(state: State, { amount }: EventOf<"fine-owed">): State {
  return withStage(state, { kind: "in-debt", amount });
}

/** A fine paid into the pot. */
export function finePaid(state: State, { seat, amount, card }: EventOf<"fine-paid">): State {
  const paid = withStage(fromPot(state, seat, -amount), { kind: "open" });
  return card === undefined ? paid : cardDone(paid, card);
}

/** An action card taken: kept in hand, laid face up, or about to be carried out (rulebook: Action Cards). */
export function actionDrawn(state: State, { seat, card }: EventOf<"action-drawn">): State {
  if (card === undefined) throw new Error("a log names the card that was drawn");
  const drawn = { ...state, actionPile: state.actionPile.slice(1) };
  switch (actionKindOf(cardsOf(state.options.set), card)) {
    case "row-elimination":
    case "market-elimination":
      return withClub(drawn, seat, (club) => ({ ...club, hand: [...club.hand, card] }));
    case "poor-form":
    case "red-card":
      return withClub(drawn, seat, (club) => ({ ...club, faceUp: [...club.faceUp, card] }));
    case "contract-end":
    case "fine-7m":
    case "fine-4m":
      return withTurn(drawn, (turn) => ({ ...turn, drawn: card }));
  }
}

/** The pile of action cards was made anew out of its discard (J35). */
export function actionsShuffled(state: State, { pile }: EventOf<"actions-shuffled">): State {
  return { ...state, actionPile: pile, actionDiscard: [] };
}

/** A footballer has left for half or, as captain, the whole of his value. */
export function contractEnded(state: State, event: EventOf<"contract-ended">): State {
  const { seat, card, footballer, amount } = event;
  const gone = discarded(fromBank(state, seat, amount), seat, footballer);
  const noted = recorded(gone, { kind: "contract-ended", seat, card: footballer, amount });
  return cardDone(withStage(noted, { kind: "open" }), card);
}

/** A footballer sold to the bank. */
export function sold(state: State, { seat, footballer, amount, why }: EventOf<"sold">): State {
  const gone = discarded(fromBank(state, seat, amount), seat, footballer);
  const noted = recorded(gone, { kind: "sold", seat, card: footballer, amount });
  return why === "fine" ? noted : withTurn(noted, (turn) => ({ ...turn, sales: turn.sales + 1 }));
}

/** A contract end that found nobody (J15). */
export function withoutEffect(state: State, { card }: EventOf<"without-effect">): State {
  return cardDone(withStage(state, { kind: "open" }), card);
}
