import { duelOutcomes, gameOutcome, type SideOutcome } from "./match-points";
import { pick } from "./ranking";
import { type EntryId, isMatch, type LeagueResult, type ResultSide, TALLIES } from "./result";
import type { PointsRules } from "./table-rules";

/** One entry's sums, adjustments not included. */
export interface Sums {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  points: number;
  /** How many of the points are bonus points. */
  bonus: number;
  byes: number;
  /** Defeats that the entry conceded with penalty. */
  concessions: number;
  awayGoals: number;
  /** The best place in a game of three or more, or 1 for a win and 2 for anything else. */
  bestPlace: number;
  /** Further figures by name: own and, where there is one opponent, the opponent's. */
  tally: Record<string, { for: number; against: number }> | undefined;
}

/** One match between two entries (by index), for mini-tables; a game of three or more is one for each pair. */
export interface Duel {
  readonly home: number;
  readonly away: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** A list of results, added up. */
export interface Totals {
  readonly sums: readonly Sums[];
  readonly duels: readonly Duel[];
  /** Pairs that still have to meet. */
  readonly open: readonly (readonly [number, number])[];
}

/** Whether a side of a result counts, for tables of a part: home matches, the last five. */
export type Counts = (result: LeagueResult, side: number) => boolean;

/**
 * Adds up results in one pass. Throws when a result names an entry that is not in the list, unless others are expected:
 * a match against another division counts for the own side alone.
 */
export function totalsOf(
  entries: readonly EntryId[],
  results: readonly LeagueResult[],
  rules: PointsRules,
  {
    counts,
    outsiders = false,
  }: { readonly counts?: Counts | undefined; readonly outsiders?: boolean | undefined } = {},
): Totals {
  const indexOf = new Map(entries.map((entry, index) => [entry, index]));
  // what belongs to other divisions is added up in one more place and dropped at the end
  const outside = entries.length;
  const sums = [...entries.map(noSums), noSums()];
  const duels: Duel[] = [];
  const open: [number, number][] = [];
  const at = (side: ResultSide): number => {
    const index = indexOf.get(side.entry) ?? outside;
    if (index === outside && !outsiders) throw new Error(`a result of "${side.entry}", who is not in the table`);
    return index;
  };
  const inside = (a: number, b: number) => a < outside && b < outside;

  function addMatch(result: LeagueResult, home: ResultSide, away: ResultSide): void {
    const [homeAt, awayAt] = [at(home), at(away)];
    const [homeSide, awaySide] = duelOutcomes(result, home, away, rules);
    const homeCounts = counts === undefined || counts(result, 0);
    const awayCounts = counts === undefined || counts(result, 1);
    if (homeCounts) addDuel(pick(sums, homeAt), home, away, homeSide, false);
    if (awayCounts) addDuel(pick(sums, awayAt), away, home, awaySide, true);
    if ((homeCounts || awayCounts) && inside(homeAt, awayAt)) {
      duels.push(duel(homeAt, awayAt, home, away, homeSide.points, awaySide.points));
    }
  }

  function addGroupGame(result: LeagueResult): void {
    for (const [index, side] of result.sides.entries()) {
      if (counts === undefined || counts(result, index)) addGame(pick(sums, at(side)), side, result, rules);
    }
    if (result.kind === "double-loss") return;
    for (const [a, b] of pairsOf(result.sides)) {
      if (inside(at(a), at(b))) duels.push(placeDuel(at(a), at(b), a, b, rules));
    }
  }

  for (const result of results) {
    const [home, away] = result.sides;
    if (home === undefined) continue;
    if (result.kind === "bye") {
      if (counts === undefined || counts(result, 0)) addBye(pick(sums, at(home)), home, rules);
    } else if (away === undefined) {
      // a bye that does not count (yet) is void
      if (result.kind !== "void") throw new Error(`a match of "${home.entry}" against nobody`);
    } else if (!isMatch(result)) {
      if (result.kind === "unplayed") open.push(...pairsOf(result.sides.map(at)).filter(([a, b]) => inside(a, b)));
    } else if (result.sides.length === 2) {
      addMatch(result, home, away);
    } else {
      addGroupGame(result);
    }
  }
  return { sums: sums.slice(0, outside), duels, open };
}

const noSums = (): Sums => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  for: 0,
  against: 0,
  points: 0,
  bonus: 0,
  byes: 0,
  concessions: 0,
  awayGoals: 0,
  bestPlace: Number.POSITIVE_INFINITY,
  tally: undefined,
});

function addBye(sums: Sums, side: ResultSide, rules: PointsRules): void {
  sums.byes++;
  sums.points += (side.points ?? rules.bye ?? rules.win) + (side.bonus ?? 0);
}

function addDuel(sums: Sums, own: ResultSide, other: ResultSide, side: SideOutcome, away: boolean): void {
  sums.played++;
  sums[side.outcome]++;
  sums.for += own.score ?? 0;
  sums.against += other.score ?? 0;
  sums.points += side.points;
  sums.bonus += side.bonus;
  if (away) sums.awayGoals += own.score ?? 0;
  if (side.conceded) sums.concessions++;
  sums.bestPlace = Math.min(sums.bestPlace, side.outcome === "won" ? 1 : 2);
  if (own.tally !== undefined) addTally(sums, own.tally, "for");
  if (other.tally !== undefined) addTally(sums, other.tally, "against");
}

function addGame(sums: Sums, side: ResultSide, result: LeagueResult, rules: PointsRules): void {
  const { outcome, points, bonus } = gameOutcome(rules, result, side);
  sums.played++;
  sums[outcome]++;
  sums.for += side.score ?? 0;
  sums.against += side.tally?.[TALLIES.conceded] ?? 0;
  sums.points += points;
  sums.bonus += bonus;
  sums.bestPlace = Math.min(sums.bestPlace, side.place ?? result.sides.length);
  if (side.tally !== undefined) addTally(sums, side.tally, "for");
}

function addTally(sums: Sums, tally: Readonly<Record<string, number>>, side: "for" | "against"): void {
  sums.tally ??= {};
  for (const name in tally) {
    sums.tally[name] ??= { for: 0, against: 0 };
    sums.tally[name][side] += tally[name] ?? 0;
  }
}

function duel(
  home: number,
  away: number,
  homeSide: ResultSide,
  awaySide: ResultSide,
  homePoints: number,
  awayPoints: number,
): Duel {
  return { home, away, homeScore: homeSide.score ?? 0, awayScore: awaySide.score ?? 0, homePoints, awayPoints };
}

/** In a mini-table two players of one game met as if they had played each other: the better place won. */
function placeDuel(home: number, away: number, a: ResultSide, b: ResultSide, rules: PointsRules): Duel {
  const lead = (b.place ?? 0) - (a.place ?? 0);
  const worth = (ahead: number) => (ahead > 0 ? rules.win : ahead < 0 ? rules.loss : rules.draw);
  return duel(home, away, a, b, worth(lead), worth(-lead));
}

function pairsOf<T>(sides: readonly T[]): [T, T][] {
  return sides.flatMap((a, index) => sides.slice(index + 1).map((b): [T, T] => [a, b]));
}
