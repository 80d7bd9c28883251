import type { Bracket, BracketTie, TieId } from "./bracket";
import { leadOf } from "./match-points";
import { type EntryId, isMatch, type LeagueResult } from "./result";

/** How a tie is won. */
export type TieFormat =
  | { readonly kind: "single" }
  /** Who first wins more than half of the games; draws do not count. */
  | { readonly kind: "best-of"; readonly games: number }
  | { readonly kind: "two-legs"; readonly awayGoals: boolean };

/** One game of a tie; its sides may stand in either order. */
export interface TieGame {
  readonly tie: TieId;
  readonly result: LeagueResult;
}

export interface ResolvedTie extends BracketTie {
  readonly entries: readonly [EntryId | undefined, EntryId | undefined];
  readonly bye: boolean;
  readonly wins: readonly [number, number];
  readonly aggregate: readonly [number, number];
  readonly winner: EntryId | undefined;
  readonly decidedBy: "bye" | "wins" | "aggregate" | "away-goals" | "decider" | undefined;
  /** The game to be played next, and which side is at home in it; undefined while a side is unknown or once it is decided. */
  readonly next: { readonly game: number; readonly home: 0 | 1 } | undefined;
}

/**
 * A bracket with what is known so far.
 * @param seeds entries by seed, the best first
 * @param formatOf how each tie is won; a single game where it is not said
 */
export function resolveBracket(
  bracket: Bracket,
  seeds: readonly EntryId[],
  games: readonly TieGame[],
  formatOf: (tie: BracketTie) => TieFormat = () => ({ kind: "single" }),
): ResolvedTie[] {
  if (seeds.length !== bracket.entries) throw new Error(`${seeds.length} seeds for a bracket of ${bracket.entries}`);
  const known = new Map<TieId, ResolvedTie>();
  const entryOf = (slot: BracketTie["slots"][number]): EntryId | undefined => {
    if (slot.kind === "bye") return undefined;
    if (slot.kind === "seed") return seeds[slot.seed - 1];
    const from = known.get(slot.of);
    if (from?.winner === undefined || slot.kind === "winner") return from?.winner;
    return from.entries.find((entry) => entry !== from.winner);
  };
  return bracket.ties.map((tie) => {
    const played = games.filter((game) => game.tie === tie.id && isMatch(game.result)).map(({ result }) => result);
    const resolved = resolve(tie, [entryOf(tie.slots[0]), entryOf(tie.slots[1])], played, formatOf(tie));
    known.set(tie.id, resolved);
    return resolved;
  });
}

function resolve(
  tie: BracketTie,
  entries: ResolvedTie["entries"],
  played: readonly LeagueResult[],
  format: TieFormat,
): ResolvedTie {
  const [first, second] = entries;
  const bye = tie.slots.some(({ kind }) => kind === "bye");
  const open = { ...tie, entries, bye, wins: [0, 0], aggregate: [0, 0], next: undefined } as const;
  if (bye) return { ...open, winner: first ?? second, decidedBy: "bye" };
  if (first === undefined || second === undefined) return { ...open, winner: undefined, decidedBy: undefined };
  const sums = sumsOf(played, first);
  const decision = decide(sums, played.length, format);
  return {
    ...open,
    wins: sums.wins,
    aggregate: sums.goals,
    winner: decision === undefined ? undefined : [first, second][decision.side],
    decidedBy: decision?.by,
    next: decision === undefined ? { game: played.length + 1, home: homeOf(played.length + 1, format) } : undefined,
  };
}

/** The better seed is at home in a single game and in the second leg; games of a series alternate. */
const homeOf = (game: number, { kind }: TieFormat): 0 | 1 => {
  if (kind === "single") return 0;
  return (kind === "two-legs") === (game % 2 === 1) ? 1 : 0;
};

type Pair = readonly [number, number];

/** A tie added up, the better seed first. */
interface Sums {
  readonly wins: Pair;
  readonly goals: Pair;
  readonly awayGoals: Pair;
  /** Who won the last game, as its result says. */
  readonly last: 0 | 1 | undefined;
  /** Whether its score alone does not say so: a winner was named after it. */
  readonly isNamed: boolean;
}

function sumsOf(played: readonly LeagueResult[], first: EntryId): Sums {
  let sums: Sums = { wins: [0, 0], goals: [0, 0], awayGoals: [0, 0], last: undefined, isNamed: false };
  for (const result of played) {
    const [home, away] = result.sides;
    if (home === undefined || away === undefined) continue;
    const atHome = home.entry === first;
    const lead = leadOf(result, home, away);
    const last = lead === undefined || lead === 0 ? undefined : lead > 0 === atHome ? 0 : 1;
    const [homeScore, awayScore] = [home.score ?? 0, away.score ?? 0];
    sums = {
      wins: plus(sums.wins, last === 0 ? 1 : 0, last === 1 ? 1 : 0),
      goals: atHome ? plus(sums.goals, homeScore, awayScore) : plus(sums.goals, awayScore, homeScore),
      awayGoals: atHome ? plus(sums.awayGoals, 0, awayScore) : plus(sums.awayGoals, awayScore, 0),
      last,
      isNamed: last !== undefined && Math.sign(homeScore - awayScore) !== Math.sign(lead ?? 0),
    };
  }
  return sums;
}

const plus = ([a, b]: Pair, c: number, d: number): Pair => [a + c, b + d];

interface Decided {
  readonly side: 0 | 1;
  readonly by: ResolvedTie["decidedBy"];
}

function decide(sums: Sums, played: number, format: TieFormat): Decided | undefined {
  switch (format.kind) {
    case "single":
      return sums.last === undefined ? undefined : { side: sums.last, by: "wins" };
    case "best-of": {
      const side = sums.wins[0] > format.games / 2 ? 0 : sums.wins[1] > format.games / 2 ? 1 : undefined;
      return side === undefined ? undefined : { side, by: "wins" };
    }
    case "two-legs": {
      if (played < 2) return undefined;
      const aggregate = better(sums.goals);
      if (aggregate !== undefined) return { side: aggregate, by: "aggregate" };
      const away = format.awayGoals ? better(sums.awayGoals) : undefined;
      if (away !== undefined) return { side: away, by: "away-goals" };
      // the winner of the second leg is not yet that of the tie
      const isDecider = played > 2 || sums.isNamed;
      return sums.last === undefined || !isDecider ? undefined : { side: sums.last, by: "decider" };
    }
  }
}

const better = ([a, b]: Pair): 0 | 1 | undefined => (a === b ? undefined : a > b ? 0 : 1);

/** Where everybody ends: places are shared by those who lost in the same round; undefined while it is open. */
export function bracketPlaces(ties: readonly ResolvedTie[]): ReadonlyMap<EntryId, number> {
  const places = new Map<EntryId, number>();
  const hasThird = ties.some(({ thirdPlace }) => thirdPlace);
  for (const { entries, winner, of, thirdPlace } of ties) {
    if (winner === undefined) continue;
    const loser = entries.find((entry) => entry !== undefined && entry !== winner);
    if (thirdPlace) places.set(winner, 3);
    else if (of === 2) places.set(winner, 1);
    if (loser === undefined || (of === 4 && hasThird)) continue;
    places.set(loser, thirdPlace ? 4 : of / 2 + 1);
  }
  return places;
}
