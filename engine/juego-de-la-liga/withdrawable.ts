import type { Actor, LogEntry, LogRange } from "../core/rules";
import type { Event, EventType } from "./event";
import { matchdayOf } from "./evolve/matchday";
import type { State } from "./state";

/** Events that turn a hidden card up or show a sealed line-up: what was seen cannot be unseen. */
const REVEALING: readonly EventType[] = [
  "started",
  "action-drawn",
  "refilled",
  "footballers-shuffled",
  "actions-shuffled",
  "match-began",
];

/** Events that hold a die. */
const ROLLED: readonly EventType[] = ["moved", "rolled"];

/**
 * What may be taken back. A coach: his last command, if it is the last of all and neither rolled nor turned up
 * anything, and his line-up until it is shown. The recorder: the last command unless it turned up something hidden (a
 * die comes again with the same face). The organiser: the last command whatever it was, but not the set-up.
 */
export function withdrawable(entries: readonly LogEntry<Event>[], state: State, by: Actor): readonly LogRange[] {
  const last = lastCommand(entries);
  const types = new Set(last.map(({ event }) => event.type));
  const shows = (hidden: readonly EventType[]) => hidden.some((type) => types.has(type));
  if (types.has("started")) return [];
  switch (by.kind) {
    case "organiser":
      return rangeOf(last);
    case "recorder":
      return shows(REVEALING) ? [] : rangeOf(last);
    case "clock":
      return [];
    case "seat": {
      const own = last[0]?.by;
      const byOneself = own?.kind === "seat" && own.seat === by.seat;
      const lastOwn = byOneself && !shows(REVEALING) && !shows(ROLLED) ? rangeOf(last) : [];
      return lastOwn.length > 0 ? lastOwn : sealedLineUp(entries, state, by.seat);
    }
  }
}

/** The entries of the last command: they share their time and who asked. */
function lastCommand(entries: readonly LogEntry<Event>[]): readonly LogEntry<Event>[] {
  const last = entries.at(-1);
  if (last === undefined) return [];
  const start = entries.findLastIndex(({ at, by }) => at !== last.at || !sameActor(by, last.by));
  return entries.slice(start + 1);
}

function sameActor(a: Actor, b: Actor): boolean {
  return a.kind === b.kind && (a.kind !== "seat" || b.kind !== "seat" || a.seat === b.seat);
}

function rangeOf(entries: readonly LogEntry<Event>[]): LogRange[] {
  const [first, last] = [entries[0], entries.at(-1)];
  return first === undefined || last === undefined ? [] : [{ from: first.seq, to: last.seq }];
}

/** A line-up that is locked and not shown can be taken back even when others have acted since. */
function sealedLineUp(entries: readonly LogEntry<Event>[], state: State, seat: number): LogRange[] {
  if (state.phase.kind !== "matchday" || matchdayOf(state).locked[seat] === undefined) return [];
  const entry = entries.findLast(({ event }) => event.type === "lined-up" && event.seat === seat);
  return entry === undefined ? [] : [{ from: entry.seq, to: entry.seq }];
}
