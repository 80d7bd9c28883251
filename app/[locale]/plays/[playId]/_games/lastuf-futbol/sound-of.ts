import type { Sound } from "@/app/_play/effects/sounds";
import { Event } from "@/engine/lastuf-futbol";

/** What an event of a game sounds like; most of them like nothing. */
export function soundOf(line: unknown): Sound | undefined {
  const event = Event.safeParse(line);
  if (!event.success) return undefined;
  switch (event.data.type) {
    case "footballer-laid":
    case "discarded":
    case "players-exchanged":
    case "field-changed":
    case "yellow-card-shown":
    case "healed":
      return "card";
    case "ball-played":
      return "kick";
    case "goal-scored":
      return "goal";
    case "goal-disallowed":
    case "red-card-shown":
      return "whistle";
    case "injured":
    case "eliminated":
      return "no";
    case "ended":
      return "full-time";
    default:
      return undefined;
  }
}
