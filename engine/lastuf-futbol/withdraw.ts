import type { Actor, LogEntry, LogRange } from "../core/rules";
import type { Event } from "./model";

/** Whether an event is the first one of a command. */
function begins(event: Event): boolean {
  switch (event.type) {
    case "goal-chosen":
    case "footballer-laid":
    case "ball-played":
    case "red-card-shown":
    case "yellow-card-shown":
    case "injured":
    case "healed":
    case "players-exchanged":
    case "field-changed":
    case "discarded":
    case "automatic-set":
    case "went-away":
    case "came-back":
    case "stood-in":
      return true;
    case "answered":
      return !event.automatic;
    default:
      return false;
  }
}

/** Whether an event has shown somebody a card that he did not know. */
function reveals({ type }: Event): boolean {
  switch (type) {
    case "dealt":
    case "drawn":
    case "reshuffled":
    case "window-closed":
    case "eliminated":
    case "ended":
      return true;
    default:
      return false;
  }
}

/**
 * The last command, for whoever keeps the table: as long as it showed nobody a hidden card, so never once a hand was
 * filled up. Players at their own screens take nothing back.
 */
export function withdrawable(entries: readonly LogEntry<Event>[], by: Actor): readonly LogRange[] {
  if (by.kind !== "recorder" && by.kind !== "organiser") return [];
  const to = entries.at(-1);
  for (const entry of entries.toReversed()) {
    if (to === undefined || reveals(entry.event)) return [];
    if (begins(entry.event)) return [{ from: entry.seq, to: to.seq }];
  }
  return [];
}
