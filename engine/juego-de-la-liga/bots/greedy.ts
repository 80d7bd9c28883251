import type { LegalCommand } from "../../core/rules";
import type { Bot } from "../../core/simulate";
import { cardsOf, sheetOf } from "../cards";
import type { Command } from "../command";
import type { View } from "../view";
import { forcedMove } from "./safe";
import { gainOf } from "./squad-value";

/**
 * Signs, whenever it can pay, the footballer who adds most to the eleven at once, and never saves for a better one;
 * sells nobody unless a fine forces it; plays an elimination card when it stands on a transfer space where nobody
 * would help; fields the best eleven.
 */
export const greedy: Bot<View, Command> = (view, seat, legal) => {
  const command = bestSigning(view, seat, legal) ?? eliminationOnOffer(view, legal) ?? forcedMove(view, legal);
  const chosen = command ?? legal.find((each) => each.command.type === "end-turn")?.command ?? legal[0]?.command;
  return chosen === undefined ? undefined : { command: chosen };
};

function bestSigning(view: View, seat: number, legal: readonly LegalCommand<Command>[]): Command | undefined {
  const club = view.clubs[seat];
  if (club === undefined || view.phase.kind !== "transfer" || club.sheet === "") return undefined;
  const cards = cardsOf(view.options.set);
  const sheet = sheetOf(cards, club.sheet);
  const squad = club.squad.map(({ card }) => card);
  let best: { command: Command; gain: number } | undefined;
  for (const { command } of legal) {
    if (command.type !== "take" && (command.type !== "sign" || command.sell !== undefined)) continue;
    const gain = gainOf(cards, sheet, squad, command.footballer);
    if (gain > (best?.gain ?? 0)) best = { command, gain };
  }
  return best?.command;
}

/** An elimination card that may be played on a transfer space, where something better may turn up. */
export function eliminationOnOffer({ phase }: View, legal: readonly LegalCommand<Command>[]): Command | undefined {
  const signing = phase.kind === "transfer" && phase.turn.stage.kind === "signing" && phase.turn.stage.left !== 0;
  if (!signing) return undefined;
  return legal.find(({ command }) => command.type === "eliminate-row" || command.type === "eliminate-market")?.command;
}
