import { pick } from "./ranking";
import type { Round } from "./schedule";

/** A figure with the best value that any calendar of this size can have. */
export interface Measured {
  readonly value: number;
  readonly best: number;
}

/** How good a calendar is; smaller is better everywhere but for rest. */
export interface ScheduleReport {
  /** How often somebody plays twice running at home, or twice running away (byes not counted). */
  readonly breaks: Measured;
  /** The longest run of matches at home, or away. */
  readonly longestRun: Measured;
  /** The largest difference between home and away matches of one entry. */
  readonly homeAwayGap: Measured;
  /** Sum of squares of how often one entry is met right after another one; the last round is followed by the first. */
  readonly carryOver: Measured;
  /** Byes of one entry: the fewest and the most. */
  readonly byes: { readonly fewest: number; readonly most: number };
  /** How often one pair meets: the fewest and the most. */
  readonly meetings: { readonly fewest: number; readonly most: number };
  /** The shortest rest between two matches of one entry, in ms; undefined without dates. */
  readonly shortestRest: number | undefined;
  /** The most matches of one entry at one place in the whole calendar; undefined without places. */
  readonly mostAtOnePlace: number | undefined;
}

/**
 * Measures a calendar of so many entries.
 * @param dates when each round is played, in ms since the epoch
 */
export function reportOn(entries: number, rounds: readonly Round[], dates?: readonly number[]): ScheduleReport {
  const lines = linesOf(entries, rounds);
  const venues = lines.map((line) => line.flatMap((meeting) => (meeting === undefined ? [] : [meeting.home])));
  const matches = venues.reduce((sum, list) => sum + list.length, 0) / 2;
  const legs = Math.max(1, Math.round(matches / ((entries * (entries - 1)) / 2)));
  const odd = entries % 2 === 1;
  const byes = venues.map((list) => rounds.length - list.length);
  const gaps = venues.map((list) => Math.abs(list.length - 2 * list.filter((home) => home).length));
  return {
    breaks: {
      value: venues.reduce((sum, list) => sum + breaksIn(list), 0),
      best: odd || entries === 2 ? 0 : legs * (entries - 2),
    },
    longestRun: { value: Math.max(0, ...venues.map(longestRunIn)), best: odd || entries === 2 ? 1 : 2 },
    homeAwayGap: { value: Math.max(0, ...gaps), best: odd || legs % 2 === 0 ? 0 : 1 },
    carryOver: carryOver(lines),
    byes: { fewest: Math.min(...byes), most: Math.max(...byes) },
    meetings: meetingsIn(lines),
    shortestRest: dates === undefined ? undefined : shortestRest(lines, dates),
    mostAtOnePlace: mostAtOnePlace(rounds),
  };
}

/** One match as one entry sees it. */
interface Meeting {
  readonly opponent: number;
  readonly home: boolean;
}

/** What an entry does in each round; undefined where it rests. */
type Line = (Meeting | undefined)[];

function linesOf(entries: number, rounds: readonly Round[]): Line[] {
  const lines = Array.from({ length: entries }, (): Line => rounds.map(() => undefined));
  for (const [round, { pairings }] of rounds.entries()) {
    for (const { home, away } of pairings) {
      pick(lines, home)[round] = { opponent: away, home: true };
      pick(lines, away)[round] = { opponent: home, home: false };
    }
  }
  return lines;
}

const breaksIn = (venues: readonly boolean[]) =>
  venues.filter((venue, index) => index > 0 && venue === venues[index - 1]).length;

function longestRunIn(venues: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, venue] of venues.entries()) {
    run = venue === venues[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function carryOver(lines: readonly Line[]): Measured {
  const size = lines.length;
  const counts = new Int32Array(size * size);
  let steps = 0;
  for (const line of lines) {
    for (const [round, first] of line.entries()) {
      const next = line[(round + 1) % line.length];
      if (first === undefined || next === undefined || first.opponent === next.opponent) continue;
      steps++;
      count(counts, first.opponent * size + next.opponent);
    }
  }
  const pairs = Math.max(1, size * (size - 1));
  const each = Math.floor(steps / pairs);
  const over = steps - each * pairs;
  return {
    value: counts.reduce((sum, times) => sum + times * times, 0),
    best: pairs * each * each + over * (2 * each + 1),
  };
}

function meetingsIn(lines: readonly Line[]) {
  const size = lines.length;
  const counts = new Int32Array(size * size);
  for (const [entry, line] of lines.entries()) {
    for (const meeting of line) if (meeting !== undefined) count(counts, entry * size + meeting.opponent);
  }
  const ofPairs = counts.filter((_, index) => Math.floor(index / size) < index % size);
  return { fewest: Math.min(...ofPairs), most: Math.max(...ofPairs) };
}

function count(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

function shortestRest(lines: readonly Line[], dates: readonly number[]): number | undefined {
  const rests = lines.flatMap((line) => {
    const played = dates.filter((_, round) => line[round] !== undefined).sort((a, b) => a - b);
    return played.slice(1).map((date, index) => date - (played[index] ?? date));
  });
  return rests.length === 0 ? undefined : Math.min(...rests);
}

function mostAtOnePlace(rounds: readonly Round[]): number | undefined {
  const counts = new Map<string, number>();
  for (const { home, away, place } of rounds.flatMap(({ pairings }) => pairings)) {
    if (place === undefined) continue;
    for (const entry of [home, away]) counts.set(`${entry}@${place}`, (counts.get(`${entry}@${place}`) ?? 0) + 1);
  }
  return counts.size === 0 ? undefined : Math.max(...counts.values());
}
