import { openWindow } from "../flow/windows";
import { footballerOf } from "../table";
import { cardRefusal, onOpponents, opponentRefusal } from "./cards";
import type { Move } from "./move";

/** A Red Card for any footballer of an opponent, who may answer it with VAR (rulings F12, F19). */
export const showRedCard: Move<"show-red-card"> = {
  refusal: (table, seat, hand, { card, target }) =>
    cardRefusal(hand, card, "red-card") ?? opponentRefusal(table, seat, target),
  commands: (table, seat, card) => onOpponents("show-red-card", table, seat, card, () => true),
  play(script, seat, { card, target }, dice) {
    const placed = footballerOf(script.state().table, target);
    if (placed === undefined) throw new Error(`${target} is not on the table`);
    script.add({ type: "red-card-shown", seat, card, target, owner: placed.owner });
    openWindow(script, "red-card", [placed.owner], dice);
  },
};
