import { createMemo } from "@/engine/core/memo";
import { areSame } from "@/engine/core/once";
import { isMatch, type LeagueResult } from "@/engine/league/result";
import { standings } from "@/engine/league/standings";
import type { Standings, StandingsInput } from "@/engine/league/table";

/** The divisions of a large league, now and a round ago, several times over. */
const folded = createMemo<{ readonly results: readonly LeagueResult[]; readonly table: Standings }>(120);

/**
 * A table, folded again only where something of it changed since: an entry, a rule, or a result, which is the same object
 * as long as its row is. A table that only counts some sides is always folded.
 */
export function keptStandings(input: StandingsInput): Standings {
  const { results, counts, ...rest } = input;
  if (counts !== undefined) return standings(input);
  const key = JSON.stringify([newestRound(results), rest]);
  const known = folded.get(key);
  if (known !== undefined && areSame(known.results, results)) return known.table;
  const table = standings(input);
  folded.set(key, { results, table });
  return table;
}

/** Tells the table of now from that of a round ago. */
const newestRound = (results: readonly LeagueResult[]) =>
  results.reduce((newest, result) => (isMatch(result) ? Math.max(newest, result.round ?? 0) : newest), 0);
