import type { EntryId } from "./result";
import type { Pairing, Round } from "./schedule";

/** What changes between two divisions at the end of a season. */
export interface Boundary {
  /** How many of the lower division go up, and of the upper one down, without more ado. */
  readonly direct: number;
  /** How many pairs (next in line on both sides) play for the place in the upper division. */
  readonly playOffs: number;
}

export interface DivisionMove {
  readonly entry: EntryId;
  readonly from: number;
  readonly to: number;
  readonly by: "place" | "play-off" | "vacancy";
}

export interface NextDivisions {
  readonly divisions: readonly (readonly EntryId[])[];
  readonly moves: readonly DivisionMove[];
  /** Play-offs whose winner is not known yet; until then both stay where they are. */
  readonly open: readonly { readonly upper: EntryId; readonly lower: EntryId; readonly boundary: number }[];
}

/** Who leaves and comes between two seasons, and who won the play-offs. */
export interface Changes {
  readonly leaving?: readonly EntryId[];
  /** New entries, which start at the bottom. */
  readonly joining?: readonly EntryId[];
  readonly playOffWinners?: readonly EntryId[];
}

/**
 * The divisions of the next season from the final tables, best division and best entry first. Places that somebody
 * leaves are filled from below, so that every division but the last keeps its size.
 * @param boundaries one for each pair of neighbouring divisions
 */
export function nextDivisions(
  tables: readonly (readonly EntryId[])[],
  boundaries: readonly Boundary[],
  { leaving = [], joining = [], playOffWinners = [] }: Changes = {},
): NextDivisions {
  const next = tables.map((table) => [...table]);
  const open: { upper: EntryId; lower: EntryId; boundary: number }[] = [];
  const byPlayOff = new Set<EntryId>();
  for (const [boundary, { direct, playOffs }] of boundaries.entries()) {
    const [upper, lower] = [tables[boundary], tables[boundary + 1]];
    if (upper === undefined || lower === undefined) throw new Error(`no divisions at boundary ${boundary}`);
    for (let step = 1; step <= direct + playOffs; step++) {
      const [down, up] = [upper.at(-step), lower.at(step - 1)];
      if (down === undefined || up === undefined) break;
      if (step > direct) {
        const decided = playOffWinners.includes(up) || playOffWinners.includes(down);
        if (!decided) open.push({ upper: down, lower: up, boundary });
        if (!playOffWinners.includes(up)) continue;
        byPlayOff.add(up).add(down);
      }
      replace(next[boundary], down, up);
      replace(next[boundary + 1], up, down);
    }
  }
  const filled = fillFromBelow(
    next,
    tables.map(({ length }) => length),
    new Set(leaving),
    joining,
  );
  return { divisions: filled, moves: movesOf(tables, next, filled, byPlayOff), open };
}

function replace(division: EntryId[] | undefined, from: EntryId, to: EntryId): void {
  const index = division?.indexOf(from) ?? -1;
  if (index >= 0) division?.splice(index, 1, to);
}

function fillFromBelow(
  divisions: readonly (readonly EntryId[])[],
  sizes: readonly number[],
  leaving: ReadonlySet<EntryId>,
  joining: readonly EntryId[],
): EntryId[][] {
  const queue = [...divisions.flat().filter((entry) => !leaving.has(entry)), ...joining];
  const last = divisions.length - 1;
  return sizes.map((size, index) => queue.splice(0, index === last ? queue.length : size));
}

function movesOf(
  before: readonly (readonly EntryId[])[],
  ranked: readonly (readonly EntryId[])[],
  after: readonly (readonly EntryId[])[],
  byPlayOff: ReadonlySet<EntryId>,
): DivisionMove[] {
  const homeIn = (divisions: readonly (readonly EntryId[])[], entry: EntryId) =>
    divisions.findIndex((division) => division.includes(entry));
  return after.flatMap((division, to) =>
    division.flatMap((entry): DivisionMove[] => {
      const from = homeIn(before, entry);
      if (from < 0 || from === to) return [];
      const by = homeIn(ranked, entry) !== to ? "vacancy" : byPlayOff.has(entry) ? "play-off" : "place";
      return [{ entry, from, to, by }];
    }),
  );
}

/**
 * Rounds in which everybody of one division meets others of another one, each pair at most once; venues alternate.
 * Indexes of the second division follow those of the first.
 * @param rounds how many, at most the size of the larger division
 */
export function crossDivisionRounds(first: number, second: number, rounds: number): Round[] {
  const larger = Math.max(first, second);
  if (rounds > larger) throw new RangeError(`only ${larger} rounds between divisions of ${first} and ${second}`);
  return Array.from({ length: rounds }, (_, round) => {
    const pairings: Pairing[] = [];
    for (let index = 0; index < larger; index++) {
      const [a, b] = first === larger ? [index, (index + round) % larger] : [(index + round) % larger, index];
      if (a >= first || b >= second) continue;
      const [own, other] = [a, first + b];
      pairings.push((round + index) % 2 === 0 ? { home: own, away: other } : { home: other, away: own });
    }
    return { pairings };
  });
}
