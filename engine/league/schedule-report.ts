import { pick } from "./ranking";
import type { Round } from "./schedule";

/** A figure with the best value that any calendar of this size can have; undefined where nobody can say. */
export interface Measured {
  readonly value: number;
  readonly best: number | undefined;
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
  /** Byes of one entry: the fewest and the most. Rounds in which its whole division rests are none. */
  readonly byes: { readonly fewest: number; readonly most: number };
  /** The most byes of one entry in the best calendar. */
  readonly bestByes: number | undefined;
  /** How often one pair meets: the fewest and the most. */
  readonly meetings: { readonly fewest: number; readonly most: number };
  /** The shortest rest between two matches of one entry, in ms; undefined without dates. */
  readonly shortestRest: number | undefined;
  /** How long it could be if the same days were used evenly, in ms. */
  readonly bestRest: number | undefined;
  /** The most matches of one entry at one place in the whole calendar; undefined without places. */
  readonly mostAtOnePlace: number | undefined;
  /** The same if everybody changed evenly among the places, with the matches that have one. */
  readonly bestAtOnePlace: number | undefined;
}

/**
 * Measures a calendar of so many entries. Divisions that never meet are measured each by its own size; where not
 * everybody meets everybody equally often, nobody knows the fewest breaks.
 * @param dates when each round is played, in ms since the epoch
 */
export function reportOn(entries: number, rounds: readonly Round[], dates?: readonly number[]): ScheduleReport {
  const lines = linesOf(entries, rounds);
  const groups = groupsIn(lines);
  const venues = lines.map((line) => line.flatMap((meeting) => (meeting === undefined ? [] : [meeting.home])));
  const matches = venues.map(({ length }) => length);
  const byes = groups.flatMap(byesIn);
  const gaps = venues.map((list) => Math.abs(list.length - 2 * list.filter((home) => home).length));
  const best = groups.map(bestOf);
  const places = placesIn(rounds);
  return {
    breaks: {
      value: venues.reduce((sum, list) => sum + breaksIn(list), 0),
      best: known(best.map(({ breaks }) => breaks))?.reduce((sum, own) => sum + own, 0),
    },
    longestRun: { value: Math.max(0, ...venues.map(longestRunIn)), best: mostOf(best.map(({ run }) => run)) },
    homeAwayGap: { value: Math.max(0, ...gaps), best: Math.max(0, ...matches.map((count) => count % 2)) },
    carryOver: {
      value: carryOver(lines),
      best: groups.reduce((sum, group) => sum + leastCarryOver(group), 0),
    },
    byes: { fewest: Math.min(...byes), most: Math.max(...byes) },
    bestByes: mostOf(best.map((own) => own.byes)),
    meetings: rangeOf(meetingsIn(lines)),
    shortestRest: dates === undefined ? undefined : shortestRest(lines, dates),
    bestRest: dates === undefined ? undefined : longestRest(Math.max(...matches), dates),
    mostAtOnePlace: places.size === 0 ? undefined : mostAtOnePlace(rounds),
    bestAtOnePlace: places.size === 0 ? undefined : Math.ceil(mostWithPlace(rounds) / places.size),
  };
}

/** Entries who meet each other, directly or by others. */
type Group = readonly Line[];

function groupsIn(lines: readonly Line[]): Group[] {
  const groupOf = lines.map((_, entry) => entry);
  for (const [entry, line] of lines.entries())
    for (const meeting of line) {
      if (meeting === undefined) continue;
      const [own, other] = [groupOf[entry], groupOf[meeting.opponent]];
      if (own === other || own === undefined || other === undefined) continue;
      for (const [index, group] of groupOf.entries()) if (group === other) groupOf[index] = own;
    }
  return [...new Set(groupOf)].map((group) => lines.filter((_, entry) => groupOf[entry] === group));
}

/** The best that a group can have; undefined figures where not everybody meets everybody equally often. */
function bestOf(group: Group) {
  const size = group.length;
  const { fewest, most } = rangeOf(meetingsIn(group));
  const legs = fewest === most ? fewest : undefined;
  const isOdd = size % 2 === 1;
  return {
    breaks: legs && (isOdd || size === 2 ? 0 : legs * (size - 2)),
    run: legs && (isOdd || size === 2 ? 1 : 2),
    byes: legs && (isOdd ? legs : 0),
  };
}

/** Undefined where one of them is. */
const known = (figures: readonly (number | undefined)[]): readonly number[] | undefined => {
  const those = figures.filter((figure) => figure !== undefined);
  return those.length === figures.length ? those : undefined;
};

const mostOf = (figures: readonly (number | undefined)[]): number | undefined => {
  const those = known(figures);
  return those && Math.max(...those);
};

function byesIn(group: Group): number[] {
  const played = (group[0] ?? []).filter((_, round) => group.some((line) => line[round] !== undefined)).length;
  return group.map((line) => played - line.filter((meeting) => meeting !== undefined).length);
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

/** Whom somebody meets right after whom. */
const stepsOf = (line: Line): readonly (readonly [first: number, next: number])[] =>
  line.flatMap((first, round) => {
    const next = line[(round + 1) % line.length];
    if (first === undefined || next === undefined || first.opponent === next.opponent) return [];
    return [[first.opponent, next.opponent]];
  });

function carryOver(lines: readonly Line[]): number {
  const size = lines.length;
  const counts = new Int32Array(size * size);
  for (const line of lines) for (const [first, next] of stepsOf(line)) count(counts, first * size + next);
  return counts.reduce((sum, times) => sum + times * times, 0);
}

/** What it would be if every step were made equally often. */
function leastCarryOver(group: Group): number {
  const steps = group.reduce((sum, line) => sum + stepsOf(line).length, 0);
  const pairs = Math.max(1, group.length * (group.length - 1));
  const each = Math.floor(steps / pairs);
  return pairs * each * each + (steps - each * pairs) * (2 * each + 1);
}

/** How often each pair meets. */
function meetingsIn(group: Group): number[] {
  const met = group.map((line) => line.flatMap((meeting) => meeting?.opponent ?? []));
  const times = met.map((opponents) => {
    const counts = new Map<number, number>();
    for (const opponent of opponents) counts.set(opponent, (counts.get(opponent) ?? 0) + 1);
    return counts;
  });
  // Whoever is not met at all is not among the counts.
  return times.flatMap((counts) => [...counts.values(), ...Array<number>(group.length - 1 - counts.size).fill(0)]);
}

const rangeOf = (counts: readonly number[]) => ({
  fewest: counts.length === 0 ? 0 : Math.min(...counts),
  most: counts.length === 0 ? 0 : Math.max(...counts),
});

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

/** Between the first and the last of those days, for somebody with so many matches. */
function longestRest(matches: number, dates: readonly number[]): number | undefined {
  if (matches < 2) return undefined;
  return Math.floor((Math.max(...dates) - Math.min(...dates)) / (matches - 1));
}

const placesIn = (rounds: readonly Round[]) =>
  new Set(rounds.flatMap(({ pairings }) => pairings.flatMap(({ place }) => place ?? [])));

const mostAtOnePlace = (rounds: readonly Round[]) => mostAlike(rounds, (entry, place) => `${entry}@${place}`);

/** The most matches of one entry that have a place at all. */
const mostWithPlace = (rounds: readonly Round[]) => mostAlike(rounds, String);

/** How often one entry plays at places that count as the same. */
function mostAlike(rounds: readonly Round[], sameAs: (entry: number, place: number) => string): number {
  const counts = new Map<string, number>();
  for (const { home, away, place } of rounds.flatMap(({ pairings }) => pairings)) {
    if (place === undefined) continue;
    for (const key of [sameAs(home, place), sameAs(away, place)]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}
