import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import type { CardId } from "../cards";
import type { Command, CommandOf } from "../model";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import type { Table } from "../state";

/** One way to use a turn: why not, what may be done with a card, and what it does. */
export interface Move<Type extends Command["type"]> {
  /** Judged on what lies face up and the own hand, so that screens and bots ask the same question. */
  refusal(table: Table, seat: Seat, hand: readonly CardId[], command: CommandOf<Type>): Refusal | undefined;
  /** Every legal command of this kind with a card that is held. */
  commands(table: Table, seat: Seat, card: CardId): readonly CommandOf<Type>[];
  /** Adds what happens, up to the end of the turn or an open window. */
  play(script: Script, seat: Seat, command: CommandOf<Type>, dice: Dice): void;
}
