import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import { settleDebt } from "../flow/fines";
import { settleTurn } from "../flow/turns";
import type { Unfolding } from "../flow/unfolding";
import { type Fault, fault } from "../refusals";
import { owns, salePrice } from "../squad";
import type { State } from "../state";
import { ownTurn } from "./permission";

/** Why a footballer may not be sold to cover a fine; sales for a signing are part of it (J18). */
export function sellFault(state: State, { seat, footballer }: CommandOf<"sell">): Fault {
  const turn = ownTurn(state, seat);
  if ("refusal" in turn) return turn;
  if (turn.stage.kind !== "in-debt") return fault("nothing-owed");
  return owns(clubOf(state, seat), footballer) ? undefined : fault("not-your-footballer", { footballer });
}

/** A forced sale; the fine is paid as soon as it is covered, and the surplus is kept (J17). */
export function sell(u: Unfolding, { seat, footballer }: CommandOf<"sell">): void {
  const amount = salePrice(clubOf(u.state, seat), footballer);
  u.add({ type: "sold", seat, footballer, amount, why: "fine" });
  settleDebt(u, seat);
  settleTurn(u);
}
