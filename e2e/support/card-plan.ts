import { type CardId, type Command, colourOf, goalOf, kindOf, type View } from "@/engine/lastuf-futbol";

/** What has been seen on the screens so far. */
export type Shown = Set<"offside" | "var" | "heal" | "exchange-players" | "change-field">;

/** Cards that are kept for their moment, so that it comes. */
const KEPT: ReadonlySet<string> = new Set(["offside", "var", "ball", "doctor", "injury"]);

/** A plan under which everything happens in one game: answers are always given, attackers gather, special cards come first. */
export function planned(view: View, commands: readonly Command[], shown: Shown): Command {
  const ofType = <Type extends Command["type"]>(type: Type) =>
    commands.find((command): command is Extract<Command, { type: Type }> => command.type === type);
  const answer = (kind: string) =>
    commands.find((command) => command.type === "react" && kindOf(command.card) === kind);
  const first =
    answer("offside") ??
    (view.table.window?.about === "offside" ? answer("var") : undefined) ??
    ofType("let-stand") ??
    ofType("choose-goal") ??
    ofType("heal") ??
    (shown.has("exchange-players") ? undefined : ofType("exchange-players")) ??
    (shown.has("change-field") ? undefined : ofType("change-field")) ??
    fullestGoal(view, commands) ??
    (shown.has("heal") ? undefined : ofType("injure")) ??
    attacker(view, commands) ??
    discard(commands);
  if (first === undefined) throw new Error("nothing to do");
  return first;
}

function fullestGoal(view: View, commands: readonly Command[]): Command | undefined {
  return best(commands, (command) =>
    command.type === "play-ball" ? 1 + (goalOf(view.table, command.goal)?.goal.balls.length ?? 0) : 0,
  );
}

/** A footballer against somebody else's goal; defenders would only make the game long. */
function attacker({ table, seat }: View, commands: readonly Command[]): Command | undefined {
  return best(commands, (command) => {
    if (command.type !== "lay-footballer") return 0;
    const colour = colourOf(command.card);
    const goal = colour === undefined ? undefined : goalOf(table, colour);
    return goal === undefined || goal.owner === seat ? 0 : 1;
  });
}

function discard(commands: readonly Command[]): Command | undefined {
  const kept = (card: CardId) => KEPT.has(kindOf(card));
  return best(commands, (command) =>
    command.type === "discard" ? 10 + command.cards.length - 5 * command.cards.filter(kept).length : 0,
  );
}

function best(commands: readonly Command[], worth: (command: Command) => number): Command | undefined {
  let chosen: Command | undefined;
  let most = 0;
  for (const command of commands) {
    const value = worth(command);
    if (value > most) [chosen, most] = [command, value];
  }
  return chosen;
}
