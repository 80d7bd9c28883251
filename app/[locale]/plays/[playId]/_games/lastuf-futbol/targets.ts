import type { CardId, Colour, Command } from "@/engine/lastuf-futbol";

/** Something on the table that a picked card can be played on. */
export type Target =
  | { readonly kind: "goal"; readonly goal: Colour; readonly command: Command }
  | { readonly kind: "footballer"; readonly card: CardId; readonly own?: CardId; readonly command: Command };

/** Where a card may be played, out of what the engine allows. */
export function targetsOf(commands: readonly Command[], card: CardId): Target[] {
  return commands.flatMap((command): Target[] => {
    if (!("card" in command) || command.card !== card) return [];
    switch (command.type) {
      case "play-ball":
        return [{ kind: "goal", goal: command.goal, command }];
      case "change-field":
        return [{ kind: "goal", goal: command.other, command }];
      case "show-red-card":
      case "show-yellow-card":
      case "injure":
      case "heal":
        return [{ kind: "footballer", card: command.target, command }];
      case "exchange-players":
        return [{ kind: "footballer", card: command.other, own: command.own, command }];
      default:
        return [];
    }
  });
}
