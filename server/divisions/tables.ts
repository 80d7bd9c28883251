import { onceOf } from "@/engine/core/once";
import type { LeagueResult } from "@/engine/league/result";
import type { Standings, StandingsInput } from "@/engine/league/table";
import { viewed } from "@/engine/league/views";
import type { EntryRow } from "../competitions/store";
import { keptStandings } from "../kept/tables";
import type { DivisionRow } from "./store";

/** The table of one division; matches against others count in it for its own entries. */
export interface DivisionTable {
  readonly id: string;
  readonly name: string;
  /** 1 is the highest. */
  readonly level: number;
  readonly table: Standings;
}

type Divided = readonly Pick<EntryRow, "id" | "divisionId">[];

/** What each division's table is folded from: its own entries, and every match of one of them. */
const byDivision = onceOf((input: StandingsInput) => onceOf((entries: Divided) => partedBy(input, entries)));

function partedBy(input: StandingsInput, entries: Divided): ReadonlyMap<string, StandingsInput> {
  const parts = new Map<string, { readonly entries: string[]; readonly results: LeagueResult[] }>();
  for (const { divisionId } of entries)
    if (divisionId !== null && !parts.has(divisionId)) parts.set(divisionId, { entries: [], results: [] });
  const partOf = new Map(entries.map(({ id, divisionId }) => [id, parts.get(divisionId ?? "")]));
  for (const entry of input.entries) partOf.get(entry)?.entries.push(entry);
  for (const result of input.results)
    for (const { entry } of result.sides) {
      const results = partOf.get(entry)?.results;
      // Both sides may be of one division.
      if (results !== undefined && results[results.length - 1] !== result) results.push(result);
    }
  return new Map([...parts].map(([division, part]) => [division, { ...input, ...part, outsiders: true }]));
}

/** A table for each division, the highest first; none where there are no divisions. */
export function divisionTables(
  divisions: readonly DivisionRow[],
  input: StandingsInput,
  entries: Divided,
): DivisionTable[] {
  if (divisions.length === 0) return [];
  const parts = byDivision(input)(entries);
  return divisions.map(({ id, name, level }) => {
    return {
      id,
      name,
      level,
      table: keptStandings(parts.get(id) ?? { ...input, entries: [], results: [], outsiders: true }),
    };
  });
}

/** The one table of a competition, or one for each of its divisions. */
export const tablesOf = (input: StandingsInput, entries: Divided): Standings[] =>
  partsOf(input, entries).map(keptStandings);

function partsOf(input: StandingsInput, entries: Divided): readonly StandingsInput[] {
  const parts = [...byDivision(input)(entries).values()];
  return parts.length === 0 ? [input] : parts;
}

/** The rank of everybody after a round, in the one table or in that of the own division. */
export function ranksAfter(
  input: StandingsInput,
  entries: Divided,
  round: number | undefined,
): ReadonlyMap<string, number> {
  const tables = partsOf(input, entries).map((part) =>
    keptStandings(round === undefined ? part : viewed(part, { afterRound: round })),
  );
  return new Map(tables.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, rank])));
}
