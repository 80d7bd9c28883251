import type { Seat } from "../../core/rules";
import type { CardId } from "../cards";
import { endTurn } from "../flow/turns";
import type { CommandOf } from "../model";
import type { Refusal } from "../refusals";
import type { Table } from "../state";
import { areaOf, footballerOf } from "../table";
import { cardRefusal, opponentRefusal } from "./cards";
import type { Move } from "./move";

/** One footballer of one's own for one of an opponent's, whatever their colours (ruling F16). */
export const exchangePlayers: Move<"exchange-players"> = {
  refusal: (table, seat, hand, { card, own, other }) =>
    cardRefusal(hand, card, "player-exchange") ?? ownRefusal(table, seat, own) ?? opponentRefusal(table, seat, other),
  commands(table, seat, card) {
    const commands: CommandOf<"exchange-players">[] = [];
    for (const { card: own } of areaOf(table, seat).footballers) {
      for (const [owner, { footballers }] of table.areas.entries()) {
        if (owner === seat) continue;
        for (const { card: other } of footballers) commands.push({ type: "exchange-players", card, own, other });
      }
    }
    return commands;
  },
  play(script, seat, { card, own, other }, dice) {
    const placed = footballerOf(script.state().table, other);
    if (placed === undefined) throw new Error(`${other} is not on the table`);
    script.add({ type: "players-exchanged", seat, card, own, other, owner: placed.owner });
    endTurn(script, dice);
  },
};

function ownRefusal(table: Table, seat: Seat, own: CardId): Refusal | undefined {
  const placed = footballerOf(table, own);
  if (placed === undefined) return "not-on-the-table";
  return placed.owner === seat ? undefined : "not-own-footballer";
}
