import type { Seat } from "../../core/rules";
import { clubOf, turnOf } from "../evolve/changes";
import type { Money } from "../money";
import type { Unfolding } from "./unfolding";

/** Fines a coach: paid into the pot at once, or owed until enough footballers are sold (J17). */
export function fine(u: Unfolding, seat: Seat, amount: Money): void {
  if (clubOf(u.state, seat).money < amount) {
    u.add({ type: "fine-owed", seat, amount, card: turnOf(u.state).drawn });
    settleDebt(u, seat);
  } else {
    u.add({ type: "fine-paid", seat, amount, forgiven: 0, card: turnOf(u.state).drawn });
  }
}

/** Pays what is owed as soon as the money is there; with nobody left to sell the rest is forgiven (J17). */
export function settleDebt(u: Unfolding, seat: Seat): void {
  const { stage, drawn } = turnOf(u.state);
  if (stage.kind !== "in-debt") return;
  const { money, squad } = clubOf(u.state, seat);
  if (money < stage.amount && squad.length > 0) return;
  const amount = Math.min(money, stage.amount);
  u.add({ type: "fine-paid", seat, amount, forgiven: stage.amount - amount, card: drawn });
}
