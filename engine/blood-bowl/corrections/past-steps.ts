import { type Folded, fold, type Recorded } from "../../core/play";
import type { Draw } from "../../core/play-dice";
import type { Actor } from "../../core/rules";
import type { Event } from "../model";
import { rangesOf } from "../ranges";
import { rules } from "../rules";
import type { State } from "../state";

/** One command of a play as it was recorded. */
export interface PastStep {
  /** Its first line in the log. */
  readonly seq: number;
  readonly at: number;
  readonly by: Actor;
  /** What it was; what only followed from it is left out. */
  readonly event: Event;
  /** That and what followed from it. */
  readonly events: readonly Event[];
  readonly draws: readonly Draw[];
}

/** A play as it counts now, step by step. */
export interface PastPlay {
  readonly folded: Folded<State, Event>;
  /** Oldest first; the first is its start. */
  readonly steps: readonly PastStep[];
  /** Faces that only steps used which do not count any more; the newest of them first. */
  readonly spare: readonly Draw[];
}

/** Reads a log as the steps that count. */
export function pastPlay(log: readonly Recorded<Event>[]): PastPlay {
  const folded = fold<State, Event>(rules, log);
  const lines = new Map(log.map((line) => [line.seq, line]));
  const events = new Map(folded.entries.map(({ seq, event }) => [seq, event]));
  const steps = rangesOf(folded.entries).map(({ from, to, event }) => {
    const { at = 0, by = { kind: "organiser" } as const, draws = [] } = lines.get(from) ?? {};
    const own = [...events].flatMap(([seq, each]) => (seq >= from && seq <= to ? [each] : []));
    return { seq: from, at, by, event, events: own, draws };
  });
  const counted = new Set(steps.flatMap(({ draws }) => draws.map(({ n }) => n)));
  const spare = new Map(
    log
      .toReversed()
      .flatMap(({ draws }) => draws)
      .map((draw) => [draw.n, draw] as const)
      .filter(([n]) => !counted.has(n)),
  );
  return { folded, steps, spare: [...spare.values()] };
}
