import { endTurn } from "../flow/turns";
import type { Refusal } from "../refusals";
import type { Footballer } from "../state";
import { footballerOf, isActive } from "../table";
import { cardRefusal, onOpponents, opponentRefusal } from "./cards";
import type { Move } from "./move";

/** An Injury for a footballer of an opponent who is not injured yet (ruling F14). */
export const injure: Move<"injure"> = {
  refusal: (table, seat, hand, { card, target }) =>
    cardRefusal(hand, card, "injury") ??
    opponentRefusal(table, seat, target) ??
    fitRefusal(footballerOf(table, target)?.footballer),
  commands: (table, seat, card) => onOpponents("injure", table, seat, card, isActive),
  play(script, seat, { card, target }, dice) {
    const placed = footballerOf(script.state().table, target);
    if (placed === undefined) throw new Error(`${target} is not on the table`);
    script.add({ type: "injured", seat, card, target, owner: placed.owner });
    endTurn(script, dice);
  },
};

const fitRefusal = (footballer: Footballer | undefined): Refusal | undefined =>
  footballer !== undefined && isActive(footballer) ? undefined : "already-injured";
