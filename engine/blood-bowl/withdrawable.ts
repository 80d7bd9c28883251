import type { Actor, LogEntry, LogRange } from "../core/rules";
import { rolledIn } from "./after/rolled";
import { hasSupport } from "./match/support";
import type { Event } from "./model";
import { isAfter, isBefore } from "./phases";
import { type CommandRange, rangesOf } from "./ranges";
import { SIDES, type Side, sideOf } from "./sides";
import type { State } from "./state";

/**
 * What may still be taken back, newest first. Before the match: the last command. During it: any command on which
 * nothing else stands. After it: the end of the match until a side goes on, then the last command of each side that is
 * not done; a side that is done may be in its next match. A coach himself takes back nothing that was rolled outside the
 * match, and no shopping list.
 */
export function withdrawable(entries: readonly LogEntry<Event>[], state: State, by: Actor): LogRange[] {
  if (by.kind === "clock") return [];
  const seat = by.kind === "seat" ? sideOf(by.seat) : undefined;
  if (by.kind === "seat" && seat === undefined) return [];
  return rangesFor(rangesOf(entries).reverse(), state, seat).map(({ from, to }) => ({ from, to }));
}

function rangesFor(ranges: readonly CommandRange[], state: State, seat: Side | undefined): readonly CommandRange[] {
  switch (state.phase) {
    case "before":
      return ranges.slice(0, 1).filter(({ event }) => event.type !== "started" && mayTakeBack(event, seat));
    case "match":
      return duringMatch(ranges, state);
    case "after":
      return afterMatch(ranges, state, seat);
    case "done":
      return [];
  }
}

/** Recorder and organiser anything; a coach what is his own and was no roll. */
function mayTakeBack(event: Event, seat: Side | undefined): boolean {
  if (seat === undefined) return true;
  return (event.type === "journeymen-taken" || event.type === "captain-named") && event.side === seat;
}

function duringMatch(ranges: readonly CommandRange[], state: State): CommandRange[] {
  const later: Event[] = [];
  const free: CommandRange[] = [];
  for (const range of ranges) {
    const { event } = range;
    if (event.type === "started" || isBefore(event)) {
      return event.type === "kicking-set" && later.length === 0 ? [range] : free;
    }
    if (isAfter(event)) continue;
    if (!hasSupport(event, later, state)) free.push(range);
    later.push(event);
  }
  return free;
}

function afterMatch(ranges: readonly CommandRange[], state: State, seat: Side | undefined): CommandRange[] {
  const steps = ranges.filter(({ event }) => event.type !== "started" && isAfter(event));
  if (steps.length === 0) return ranges.slice(0, 1);
  const open = SIDES.filter((side) => state.sides[side].after.step !== undefined);
  return open.flatMap((side) => {
    if (seat !== undefined && seat !== side) return [];
    const last = steps.find(({ event }) => "side" in event && event.side === side);
    return last === undefined || (seat !== undefined && rolledIn(last.event)) ? [] : [last];
  });
}
