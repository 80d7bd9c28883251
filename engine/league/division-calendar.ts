import { crossDivisionRounds } from "./divisions";
import { type Pairing, type Round, roundRobin } from "./schedule";

/** A match of a calendar of divisions; between two of them it belongs to none. */
export interface DivisionPairing extends Pairing {
  readonly division: number | undefined;
}

/**
 * The calendar of several divisions side by side: each plays its own rounds at the same time, and the rounds between
 * divisions lie evenly among them. Entries are numbered through, the first division first.
 * @param sizes how many each division has
 * @param robinOf the rounds inside a division of that size
 * @param cross how many rounds are played between divisions, at most `mostCrossRounds`
 */
export function divisionRounds(
  sizes: readonly number[],
  robinOf: (size: number) => readonly Round[],
  cross: number,
): DivisionPairing[][] {
  const own = withinDivisions(sizes, robinOf);
  const between = betweenDivisions(sizes, cross);
  const calendar: DivisionPairing[][] = [];
  for (const [index, round] of own.entries()) {
    calendar.push(round);
    const due = Math.floor(((index + 1) * between.length) / own.length);
    const before = Math.floor((index * between.length) / own.length);
    calendar.push(...between.slice(before, due));
  }
  return calendar;
}

/** The most rounds between divisions of those sizes in which no pair meets twice; none with a single division. */
export function mostCrossRounds(sizes: readonly number[]): number {
  if (sizes.length < 2) return 0;
  const meetings = roundRobin(sizes.length);
  const perPair = meetings.flatMap(({ pairings }) =>
    pairings.map(({ home, away }) => Math.max(sizes[home] ?? 0, sizes[away] ?? 0)),
  );
  return meetings.length * Math.min(...perPair);
}

/** Where each division's entries begin. */
const startsOf = (sizes: readonly number[]) =>
  sizes.map((_, division) => sizes.slice(0, division).reduce((sum, size) => sum + size, 0));

function withinDivisions(sizes: readonly number[], robinOf: (size: number) => readonly Round[]): DivisionPairing[][] {
  const starts = startsOf(sizes);
  const robins = sizes.map(robinOf);
  const longest = Math.max(...robins.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    robins.flatMap((rounds, division) => {
      const start = starts[division] ?? 0;
      return (rounds[round]?.pairings ?? []).map(({ home, away }) => ({
        home: start + home,
        away: start + away,
        division,
      }));
    }),
  );
}

function betweenDivisions(sizes: readonly number[], cross: number): DivisionPairing[][] {
  if (cross > mostCrossRounds(sizes)) throw new RangeError(`${cross} rounds between divisions of ${sizes.join(", ")}`);
  if (cross === 0) return [];
  const starts = startsOf(sizes);
  const meetings = roundRobin(sizes.length);
  const times = Math.ceil(cross / meetings.length);
  return Array.from({ length: cross }, (_, round) =>
    (meetings[round % meetings.length]?.pairings ?? []).flatMap(({ home: first, away: second }) => {
      const [own, other] = [sizes[first] ?? 0, sizes[second] ?? 0];
      const at = (index: number) => (index < own ? (starts[first] ?? 0) + index : (starts[second] ?? 0) + index - own);
      const pairings = crossDivisionRounds(own, other, times)[Math.floor(round / meetings.length)]?.pairings ?? [];
      return pairings.map(({ home, away }) => ({ home: at(home), away: at(away), division: undefined }));
    }),
  );
}
