import type { LegalCommand, Seat } from "../core/rules";
import { answers } from "./flow/windows";
import type { Command } from "./model";
import { turnCommands } from "./moves/take-turn";
import type { Refusal } from "./refusals";
import type { State } from "./state";

/** What a seat may do now to bring the game on; why a card has no play is asked of `whyNot`. */
export function legal({ table, hidden }: State, seat: Seat): readonly LegalCommand<Command, Refusal>[] {
  const hand = hidden.hands[seat] ?? [];
  if (table.phase === "window") {
    const { window } = table;
    if (window === undefined || !window.asked.includes(seat) || window.answered.includes(seat)) return [];
    const usable = hand.filter((card) => answers(card, window.about));
    return [
      { command: { type: "let-stand", seat } },
      ...usable.map((card) => ({ command: { type: "react", seat, card } }) as const),
    ];
  }
  if (seat !== table.turn) return [];
  if (table.phase === "goals") return table.freeGoals.map((goal) => ({ command: { type: "choose-goal", goal } }));
  return table.phase === "turn" ? turnCommands(table, seat, hand).map((command) => ({ command })) : [];
}
