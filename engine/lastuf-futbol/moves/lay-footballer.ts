import { endTurn } from "../flow/turns";
import { cardRefusal } from "./cards";
import type { Move } from "./move";

/** A field player of any colour comes to the table, whether or not he defends or attacks at the moment (LF-134). */
export const layFootballer: Move<"lay-footballer"> = {
  refusal: (_table, _seat, hand, { card }) => cardRefusal(hand, card, "field-player"),
  commands: (_table, _seat, card) => [{ type: "lay-footballer", card }],
  play(script, seat, { card }, dice) {
    script.add({ type: "footballer-laid", seat, card });
    endTurn(script, dice);
  },
};
