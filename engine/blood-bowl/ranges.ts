import type { LogEntry, LogRange } from "../core/rules";
import type { Event } from "./model";

/** The entries of one command, and the event that says what it was. */
export interface CommandRange extends LogRange {
  readonly event: Event;
}

/** Events that only follow from the one before them, in the same command. */
const FOLLOWERS: readonly Event["type"][] = ["values-fixed"];

/** Groups the entries of a play by the command that wrote them, oldest first. */
export function rangesOf(entries: readonly LogEntry<Event>[]): CommandRange[] {
  const ranges: CommandRange[] = [];
  for (const { seq, event } of entries) {
    const last = ranges.at(-1);
    if (last !== undefined && FOLLOWERS.includes(event.type)) ranges[ranges.length - 1] = { ...last, to: seq };
    else ranges.push({ from: seq, to: seq, event });
  }
  return ranges;
}
