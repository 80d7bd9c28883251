import { createMemo, type Memo } from "@/engine/core/memo";
import { areSame } from "@/engine/core/once";
import { isMatch, type LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { Standings, StandingsInput } from "@/engine/league/table";

/** Something with the very things that it was folded from. */
export interface FoldedFrom<Value> {
  readonly from: readonly unknown[];
  readonly value: Value;
}

/** What was folded last under an id, folded again where it is from other things now. */
export function keptFrom<Value>(
  memo: Memo<FoldedFrom<Value>>,
  id: string,
  from: readonly unknown[],
  fold: () => Value,
): Value {
  const known = memo.get(id);
  if (known !== undefined && areSame(known.from, from)) return known.value;
  const value = fold();
  memo.set(id, { from, value });
  return value;
}

/** The divisions of a large league, now and a round ago, several times over. */
const tables = createMemo<FoldedFrom<Standings>>(120);

/**
 * A table, folded again only where something of it changed since: an entry, a rule, or a result, which is the same object
 * as long as its row is. A table that only counts some sides is always folded.
 */
export function keptStandings(input: StandingsInput): Standings {
  const { results, counts, ...rest } = input;
  if (counts !== undefined) return standings(input);
  const key = JSON.stringify([newestRound(results), rest]);
  return keptFrom(tables, key, results, () => standings(input));
}

/** Tells the table of now from that of a round ago. */
const newestRound = (results: readonly LeagueResult[]) =>
  results.reduce((newest, result) => (isMatch(result) ? Math.max(newest, result.round ?? 0) : newest), 0);
