import type { Sound } from "@/app/_play/effects/sounds";
import { Event, type Roll } from "@/engine/juego-de-la-liga";
import { goalOf } from "./course-of-play";

/** What an event on the board sounds like; a match is heard as its dice are shown. */
export function soundOf(line: unknown): Sound | undefined {
  const event = Event.safeParse(line);
  if (!event.success) return undefined;
  switch (event.data.type) {
    case "moved":
      return "dice";
    case "signed":
    case "sold":
    case "taken":
    case "income-received":
      return "coin";
    case "action-drawn":
    case "eliminated":
      return "card";
    case "fine-owed":
    case "contract-ended":
      return "no";
    default:
      return undefined;
  }
}

/** What a die of a match sounds like when it is shown. */
export function soundOfRoll(roll: Roll | undefined): Sound | undefined {
  if (roll === undefined) return undefined;
  if (goalOf(roll) !== undefined) return "goal";
  if (roll.for === "first" || (roll.for === "action" && roll.action === "red-card")) return "whistle";
  return "dice";
}
