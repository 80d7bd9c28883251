import type { GroupRound } from "./group-layout";

/** The fewest and the most of anybody. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How evenly rounds of groups treat everybody; shown with the draw. */
export interface GroupSpread {
  /** How often two players meet, over all pairs. */
  readonly meetings: Range;
  /** How many pairs meet 0, 1, 2, … times. */
  readonly pairs: readonly number[];
  readonly games: Range;
  readonly rests: Range;
  /** Games in groups smaller than the largest of their round. */
  readonly smallGroups: Range;
  /** How often somebody has each seat; the first one begins. */
  readonly seats: readonly Range[];
}

/** How often each player meets each other one. */
export function meetingsOf(players: number, rounds: readonly GroupRound[]): number[][] {
  const meetings = Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  for (const group of rounds.flatMap(({ groups }) => groups)) {
    for (const a of group) {
      for (const b of group) {
        const row = meetings[a];
        if (row !== undefined && a !== b) row[b] = (row[b] ?? 0) + 1;
      }
    }
  }
  return meetings;
}

/** The spread of everything that a draw evens out. */
export function groupSpread(players: number, rounds: readonly GroupRound[]): GroupSpread {
  const met = meetingsOf(players, rounds).flatMap((row, a) => row.slice(a + 1));
  const meetings = rangeOf(met);
  const groups = rounds.flatMap((round) => round.groups.map((group) => ({ group, round })));
  const largest = Math.max(0, ...groups.map(({ group }) => group.length));
  const perPlayer = (times: (player: number) => number) =>
    rangeOf(Array.from({ length: players }, (_, one) => times(one)));
  return {
    meetings,
    pairs: Array.from({ length: meetings.most + 1 }, (_, times) => met.filter((one) => one === times).length),
    games: perPlayer((one) => groups.filter(({ group }) => group.includes(one)).length),
    rests: perPlayer((one) => rounds.filter(({ resting }) => resting.includes(one)).length),
    smallGroups: perPlayer(
      (one) => groups.filter(({ group, round }) => group.includes(one) && isSmall(group, round)).length,
    ),
    seats: Array.from({ length: largest }, (_, seat) =>
      perPlayer((one) => groups.filter(({ group }) => group[seat] === one).length),
    ),
  };
}

const isSmall = (group: readonly number[], { groups }: GroupRound) =>
  groups.some(({ length }) => length > group.length);

const rangeOf = (counts: readonly number[]): Range => ({ least: Math.min(...counts), most: Math.max(...counts) });

/** The most less the fewest. */
export const widthOf = ({ least, most }: Range): number => most - least;
