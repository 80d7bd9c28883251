import type { LogEntry, LogRange } from "../../core/rules";
import type { Clock, PlayerRef } from "../match/model";
import type { Event } from "../model";
import type { BySide, Side } from "../sides";
import type { LoggedEvent, LogLine, State } from "../state";
import { findToken } from "../tokens";

/** A line of what happened, with the people in it by number and name. */
export interface LogView {
  /** Places of the first and last event among the entries that count; see `rangeOfLine`. */
  readonly entry: number;
  readonly lastEntry: number;
  readonly at: number;
  /** The turn in which it happened; `undefined` outside the match. */
  readonly when: Clock | undefined;
  /** Whose line it is: the side that acted, or whose step it was. */
  readonly side: Side | undefined;
  readonly player: PersonView | undefined;
  /** Who did it to `player`, where it is a casualty. */
  readonly by: PersonView | undefined;
  /** The score after it, on touchdowns. */
  readonly score: BySide<number> | undefined;
  /** Its `type` is the code of the line, its fields are the figures. */
  readonly event: LoggedEvent;
}

export interface PersonView extends PlayerRef {
  readonly number: number;
  readonly name: string;
}

/** The log for the screens, newest first. */
export function logView(state: State): LogView[] {
  const score = { home: 0, away: 0 };
  const lines: LogView[] = [];
  for (const line of state.log) {
    const { event } = line;
    const last = lines.at(-1);
    if (event.type === "values-fixed" && last !== undefined) {
      lines[lines.length - 1] = { ...last, lastEntry: line.entry };
      continue;
    }
    if (event.type === "touchdown-scored") score[event.side] += 1;
    lines.push(knownView(state, line, event.type === "touchdown-scored" ? { ...score } : undefined));
  }
  return lines.reverse();
}

/** A line never changes, so it is worked out once. */
function knownView(state: State, line: LogLine, score: BySide<number> | undefined): LogView {
  const known = views.get(line);
  if (known !== undefined) return { ...known, score };
  const made = lineView(state, line, score);
  views.set(line, made);
  return made;
}

const views = new WeakMap<LogLine, LogView>();

function lineView(state: State, { entry, at, clock, event }: LogLine, score: BySide<number> | undefined): LogView {
  const subject = subjectOf(event);
  const by = event.type === "casualty-suffered" || event.type === "casualty-opened" ? event.by : undefined;
  return {
    entry,
    lastEntry: entry,
    at,
    when: "when" in event ? event.when : clock,
    side: by?.side ?? subject?.side ?? sideOfEvent(event),
    player: subject === undefined ? undefined : personView(state, subject),
    by: by === undefined ? undefined : personView(state, by),
    score,
    event,
  };
}

/** A line for an event that is looked at by itself, on a state before it. */
export const lineAbout = (state: State, event: LoggedEvent): LogView =>
  lineView(state, { entry: 0, at: 0, clock: state.match?.clock, event }, undefined);

function subjectOf(event: LoggedEvent): PlayerRef | undefined {
  if ("victim" in event) return event.victim;
  if (event.type === "player-hired") return undefined;
  return "player" in event && "side" in event ? { side: event.side, player: event.player } : undefined;
}

const sideOfEvent = (event: LoggedEvent): Side | undefined => ("side" in event ? event.side : undefined);

/** A player by number and name, whether he played in this match or not. */
export function personView(state: State, ref: PlayerRef): PersonView {
  const { club, guests } = state.sides[ref.side];
  const person = findToken(state, ref) ?? [...club.players, ...guests].find(({ id }) => id === ref.player) ?? UNKNOWN;
  return { ...ref, number: person.number, name: person.name };
}

const UNKNOWN = { number: 0, name: "" };

/** Where a line stands in the stored log, to be compared with what may be withdrawn. */
export function rangeOfLine(
  { entry, lastEntry }: Pick<LogView, "entry" | "lastEntry">,
  entries: readonly LogEntry<Event>[],
): LogRange | undefined {
  const [from, to] = [entries[entry]?.seq, entries[lastEntry]?.seq];
  return from === undefined || to === undefined ? undefined : { from, to };
}
