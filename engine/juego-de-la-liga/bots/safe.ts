import type { LegalCommand } from "../../core/rules";
import type { Command } from "../command";
import { ratingOf } from "../match/rating";
import { cardsIn } from "../squad";
import type { State } from "../state";

/**
 * What is done for a coach who is late: the dice are rolled, what is owed is paid by the sale of the least useful
 * footballer, and otherwise the turn ends; nobody is signed and no card is played.
 */
export function safeMove(state: Pick<State, "options">, moves: readonly LegalCommand<Command>[]): Command | undefined {
  return forcedMove(state, moves) ?? moves.find(({ command }) => command.type === "end-turn")?.command;
}

/** The moves that nobody can refuse, with the least loss. */
export function forcedMove(
  state: Pick<State, "options">,
  moves: readonly LegalCommand<Command>[],
): Command | undefined {
  const cards = cardsIn(state);
  const leastUseful = moves
    .flatMap(({ command }) => (command.type === "sell" || command.type === "choose-top" ? [command] : []))
    .sort((a, b) => ratingOf(cards, a.footballer) - ratingOf(cards, b.footballer));
  const rest = moves.find(({ command }) => ["roll", "choose-sheet", "line-up", "play-out"].includes(command.type));
  return leastUseful[0] ?? rest?.command;
}
