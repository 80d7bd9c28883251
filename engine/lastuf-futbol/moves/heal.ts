import type { Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { endTurn } from "../flow/turns";
import type { Refusal } from "../refusals";
import type { Table } from "../state";
import { footballerOf, injuryOn, isActive } from "../table";
import { cardRefusal } from "./cards";
import type { Move } from "./move";

/** A Doctor for an injured footballer of one's own, by option of anybody (ruling F15). */
export const heal: Move<"heal"> = {
  refusal: (table, seat, hand, { card, target }) =>
    cardRefusal(hand, card, "doctor") ?? patientRefusal(table, seat, target),
  commands: (table, seat, card) =>
    table.areas.flatMap(({ footballers }, owner) =>
      owner !== seat && table.options.doctor === "own"
        ? []
        : footballers.filter((one) => !isActive(one)).map((one) => ({ type: "heal", card, target: one.card }) as const),
    ),
  play(script, seat, { card, target }, dice) {
    const placed = footballerOf(script.state().table, target);
    const injury = placed === undefined ? undefined : injuryOn(placed.footballer.attached);
    if (placed === undefined || injury === undefined) throw new Error(`${target} is not injured`);
    script.add({ type: "healed", seat, card, target, owner: placed.owner, injury });
    endTurn(script, dice);
  },
};

function patientRefusal(table: Table, seat: Seat, target: CardId): Refusal | undefined {
  const placed = footballerOf(table, target);
  if (placed === undefined) return "not-on-the-table";
  if (placed.owner !== seat && table.options.doctor === "own") return "not-own-footballer";
  return isActive(placed.footballer) ? "not-injured" : undefined;
}
