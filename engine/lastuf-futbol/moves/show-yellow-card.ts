import { endTurn } from "../flow/turns";
import { openWindow, settleSendingOff } from "../flow/windows";
import { footballerOf, yellowsOn } from "../table";
import { cardRefusal, onOpponents, opponentRefusal } from "./cards";
import type { Move } from "./move";

/** A Yellow Card for any footballer of an opponent; the second one sends him off (ruling F13). */
export const showYellowCard: Move<"show-yellow-card"> = {
  refusal: (table, seat, hand, { card, target }) =>
    cardRefusal(hand, card, "yellow-card") ?? opponentRefusal(table, seat, target),
  commands: (table, seat, card) => onOpponents("show-yellow-card", table, seat, card, () => true),
  play(script, seat, { card, target }, dice) {
    const { table } = script.state();
    const placed = footballerOf(table, target);
    if (placed === undefined) throw new Error(`${target} is not on the table`);
    const { owner, footballer } = placed;
    const second = yellowsOn(footballer.attached).length > 0;
    script.add({ type: "yellow-card-shown", seat, card, target, owner, second });
    if (!second) endTurn(script, dice);
    else if (table.options.varOnSecondYellow) openWindow(script, "second-yellow", [owner], dice);
    else settleSendingOff(script, { about: "second-yellow", seat, card, target, owner, answers: [] }, dice);
  },
};
