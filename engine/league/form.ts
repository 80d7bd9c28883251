import { duelOutcomes } from "./match-points";
import type { RecordLetter } from "./records";
import { type EntryId, isMatch, type LeagueResult } from "./result";
import type { PointsRules } from "./table-rules";

/** One match as one side saw it. */
export interface FormItem {
  readonly letter: RecordLetter;
  readonly result: LeagueResult;
  /** The index of the side in `result.sides`. */
  readonly side: number;
}

/** What was played, oldest first: by time where all have one, else by round. */
export function inPlayingOrder(results: readonly LeagueResult[]): LeagueResult[] {
  const timed = results.every(({ at }) => at !== undefined);
  const [first, second] = timed ? (["at", "round"] as const) : (["round", "at"] as const);
  const later = (a: LeagueResult, b: LeagueResult, by: "at" | "round") => (a[by] ?? 0) - (b[by] ?? 0);
  return [...results].sort((a, b) => later(a, b, first) || later(a, b, second));
}

/** The last matches and byes of everybody, oldest first. */
export function formOf(
  entries: readonly EntryId[],
  results: readonly LeagueResult[],
  rules: PointsRules,
  last = 5,
): ReadonlyMap<EntryId, readonly FormItem[]> {
  const items = new Map<EntryId, FormItem[]>(entries.map((entry) => [entry, []]));
  for (const result of inPlayingOrder(results)) {
    if (result.kind !== "bye" && !isMatch(result)) continue;
    const letters = lettersOf(result, rules);
    for (const [side, { entry }] of result.sides.entries()) {
      const letter = letters[side];
      if (letter !== undefined) items.get(entry)?.push({ letter, result, side });
    }
  }
  return new Map([...items].map(([entry, all]) => [entry, all.slice(Math.max(0, all.length - last))]));
}

/** A letter a side; who did not turn up or was punished has forfeited, who gave up with penalty has conceded. */
export function lettersOf(result: LeagueResult, rules: PointsRules): RecordLetter[] {
  const [home, away] = result.sides;
  if (result.kind === "bye") return ["B"];
  if (home === undefined || away === undefined) return [];
  if (result.sides.length > 2) return result.sides.map(({ place }) => (place === 1 ? "W" : "L"));
  return duelOutcomes(result, home, away, rules).map(({ outcome, conceded }) => {
    if (outcome === "won") return "W";
    if (outcome === "drawn") return "D";
    if (conceded) return "C";
    return result.kind === "awarded" || result.kind === "double-loss" ? "F" : "L";
  });
}
