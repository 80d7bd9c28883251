import type { Duel, Sums, Totals } from "./fold";
import { pick } from "./ranking";
import { TALLIES } from "./result";
import type { HeadToHeadCriterion, WholeTableCriterion } from "./table-rules";
import type { Evidence, FigureOf } from "./tiebreaks";

/** What a criterion needs beside the sums of an entry. */
export interface Standing {
  readonly sums: Sums;
  /** With adjustments. */
  readonly points: number;
  readonly adjustment: number;
  /** Penalty points for cards and the like; fewer are better. */
  readonly fairPlay: number;
}

/** The evidence that a folded list of results gives to the tie-breaks. */
export function evidenceOf(standings: readonly Standing[], totals: Totals, decided: Evidence["decided"]): Evidence {
  let duelsAt: readonly (readonly Duel[])[] | undefined;
  return {
    whole(criterion) {
      if (criterion === "opponents-points") return opponentsPoints(totals);
      return (entry) => wholeFigure(criterion, pick(standings, entry));
    },
    miniTable(among) {
      duelsAt ??= byHome(totals);
      return miniTable(duelsAt, among);
    },
    unfinished(among) {
      if (totals.open.length === 0) return false;
      const group = new Set(among);
      return totals.open.some(([a, b]) => group.has(a) && group.has(b));
    },
    decided,
  };
}

function wholeFigure(
  criterion: Exclude<WholeTableCriterion, "opponents-points">,
  { sums, points, fairPlay }: Standing,
): number {
  const casualties = sums.tally?.[TALLIES.casualties];
  switch (criterion) {
    case "points":
      return points;
    case "points-per-match":
      return sums.played === 0 ? 0 : points / sums.played;
    case "goal-difference":
      return sums.for - sums.against;
    case "difference-per-match":
      return sums.played === 0 ? 0 : (sums.for - sums.against) / sums.played;
    case "goals-for":
      return sums.for;
    case "wins":
      return sums.won;
    case "away-goals":
      return sums.awayGoals;
    case "casualties-difference":
      return (casualties?.for ?? 0) - (casualties?.against ?? 0);
    case "casualties-for":
      return casualties?.for ?? 0;
    case "fair-play":
      return fairPlay;
    case "fewest-yellows":
      return sums.tally?.[TALLIES.yellows]?.for ?? 0;
    case "best-place":
      return sums.bestPlace;
  }
}

/** The points of everybody an entry has met, once for each meeting. */
function opponentsPoints({ sums, duels }: Totals): FigureOf {
  const met = sums.map(() => 0);
  for (const { home, away } of duels) {
    met[home] = (met[home] ?? 0) + (sums[away]?.points ?? 0);
    met[away] = (met[away] ?? 0) + (sums[home]?.points ?? 0);
  }
  return (entry) => met[entry] ?? 0;
}

/** Duels by the entry that was at home. */
function byHome({ sums, duels }: Totals): readonly (readonly Duel[])[] {
  const lists: Duel[][] = sums.map(() => []);
  for (const duel of duels) lists[duel.home]?.push(duel);
  return lists;
}

interface MiniSums {
  points: number;
  for: number;
  against: number;
  awayGoals: number;
}

function miniTable(
  duelsAt: readonly (readonly Duel[])[],
  among: readonly number[],
): (criterion: HeadToHeadCriterion) => FigureOf {
  const sums: (MiniSums | undefined)[] = [];
  for (const entry of among) sums[entry] = { points: 0, for: 0, against: 0, awayGoals: 0 };
  for (const entry of among) {
    const home = pick(sums, entry);
    for (const duel of duelsAt[entry] ?? []) {
      const away = sums[duel.away];
      if (away === undefined) continue;
      home.points += duel.homePoints;
      home.for += duel.homeScore;
      home.against += duel.awayScore;
      away.points += duel.awayPoints;
      away.for += duel.awayScore;
      away.against += duel.homeScore;
      away.awayGoals += duel.awayScore;
    }
  }
  return (criterion) => (entry) => {
    const own = pick(sums, entry);
    switch (criterion) {
      case "head-to-head-points":
        return own.points;
      case "head-to-head-difference":
        return own.for - own.against;
      case "head-to-head-goals-for":
        return own.for;
      case "head-to-head-away-goals":
        return own.awayGoals;
    }
  };
}
