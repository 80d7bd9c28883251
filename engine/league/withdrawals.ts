import { type EntryId, isMatch, type LeagueResult } from "./result";

/** What happens to the matches of an entry that leaves: none counts, or what was played stands and the rest is awarded. */
export const WITHDRAWAL_POLICIES = ["void-all", "award-rest"] as const;
export type WithdrawalPolicy = (typeof WITHDRAWAL_POLICIES)[number];

export interface Withdrawal {
  readonly entry: EntryId;
  readonly policy: WithdrawalPolicy;
  /** The score of an awarded match for the other side; points without goals where it is not said. */
  readonly score?: number | undefined;
}

/** Entries and results of a table after withdrawals; what was put in is not changed. */
export function withoutWithdrawn(
  entries: readonly EntryId[],
  results: readonly LeagueResult[],
  withdrawals: readonly Withdrawal[],
): { readonly entries: readonly EntryId[]; readonly results: readonly LeagueResult[] } {
  if (withdrawals.length === 0) return { entries, results };
  const left = new Map(withdrawals.map((withdrawal) => [withdrawal.entry, withdrawal]));
  return {
    entries: entries.filter((entry) => left.get(entry)?.policy !== "void-all"),
    results: results.map((result) => settled(result, left)),
  };
}

function settled(result: LeagueResult, left: ReadonlyMap<EntryId, Withdrawal>): LeagueResult {
  const gone = result.sides.map(({ entry }) => left.get(entry));
  if (gone.every((withdrawal) => withdrawal === undefined)) return result;
  if (gone.some((withdrawal) => withdrawal?.policy === "void-all")) return { ...result, kind: "void" };
  if (isMatch(result) || result.kind !== "unplayed") return result;
  const [home, away] = result.sides;
  if (home === undefined || away === undefined || result.sides.length > 2) return { ...result, kind: "void" };
  if (gone[0] !== undefined && gone[1] !== undefined) return { ...result, kind: "double-loss" };
  const winner = gone[0] === undefined ? 0 : 1;
  const score = gone[1 - winner]?.score;
  if (score === undefined) return { ...result, kind: "awarded", winner };
  const sides = result.sides.map((side, index) => ({ ...side, score: index === winner ? score : 0 }));
  return { ...result, kind: "awarded", winner, sides };
}
