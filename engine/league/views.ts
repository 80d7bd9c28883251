import { onceOf } from "../core/once";
import { inPlayingOrder } from "./form";
import { isMatch, type LeagueResult } from "./result";
import type { StandingsInput } from "./table";

/** Which part of a season a table shows; everything that is named must hold. */
export interface TableView {
  /** Only what was won at home, or away. */
  readonly venue?: "home" | "away" | undefined;
  /** Only the last matches of each entry. */
  readonly last?: number | undefined;
  /** Only these rounds, both included: a half of the season. */
  readonly rounds?: { readonly from: number; readonly to: number } | undefined;
  /** The table as it was at that time, in ms since the epoch. */
  readonly until?: number | undefined;
  /** The table as it was after that round. */
  readonly afterRound?: number | undefined;
  /** Ordered by points per match, for seasons that were cut short. */
  readonly perMatch?: boolean | undefined;
}

/** The input of a table that shows a part of the season. Adjustments belong to whole tables only. */
export function viewed(input: StandingsInput, view: TableView): StandingsInput {
  const { until, afterRound, rounds, perMatch = false } = view;
  const results = input.results
    .map((result) => (isLater(result, until, afterRound) ? notYet(result) : result))
    .filter(({ round }) => rounds === undefined || (round !== undefined && round >= rounds.from && round <= rounds.to));
  const ofPart = view.venue !== undefined || view.last !== undefined || rounds !== undefined;
  const adjustments = (input.adjustments ?? []).filter(
    ({ at }) => until === undefined || at === undefined || at <= until,
  );
  return {
    ...input,
    results,
    adjustments: ofPart ? [] : adjustments,
    rules: perMatch ? { ...input.rules, tiebreakers: perMatchInstead(input.rules.tiebreakers) } : input.rules,
    counts: countsIn(results, view),
  };
}

/** The rounds of the first and of the second half of a season. */
export function halves(results: readonly LeagueResult[]) {
  const last = Math.max(0, ...results.map(({ round }) => round ?? 0));
  const middle = Math.ceil(last / 2);
  return { first: { from: 1, to: middle }, second: { from: middle + 1, to: last } } as const;
}

function isLater({ at, round }: LeagueResult, until: number | undefined, afterRound: number | undefined): boolean {
  if (until !== undefined && (at === undefined || at > until)) return true;
  return afterRound !== undefined && (round === undefined || round > afterRound);
}

/** The same fixture before it was played. */
const notYet = onceOf((result: LeagueResult): LeagueResult => {
  if (result.kind === "bye") return { ...result, kind: "void" };
  return isMatch(result) ? { ...result, kind: "unplayed" } : result;
});

const perMatchInstead = (tiebreakers: StandingsInput["rules"]["tiebreakers"]) => [
  "points-per-match" as const,
  ...tiebreakers.filter((criterion) => criterion !== "points-per-match" && criterion !== "points"),
];

function countsIn(results: readonly LeagueResult[], { venue, last }: TableView): StandingsInput["counts"] {
  if (venue === undefined && last === undefined) return undefined;
  const lately = last === undefined ? undefined : latest(results, last);
  return (result, side) => {
    if (venue !== undefined && (result.sides.length !== 2 || side !== (venue === "home" ? 0 : 1))) return false;
    return lately === undefined || lately.get(result)?.has(side) === true;
  };
}

/** Which sides of which results are among the last so many of their entry. */
function latest(results: readonly LeagueResult[], last: number): ReadonlyMap<LeagueResult, ReadonlySet<number>> {
  const seen = new Map<string, number>();
  const found = new Map<LeagueResult, Set<number>>();
  for (const result of inPlayingOrder(results.filter(isMatch)).reverse()) {
    const sides = new Set<number>();
    for (const [side, { entry }] of result.sides.entries()) {
      const before = seen.get(entry) ?? 0;
      seen.set(entry, before + 1);
      if (before < last) sides.add(side);
    }
    found.set(result, sides);
  }
  return found;
}
