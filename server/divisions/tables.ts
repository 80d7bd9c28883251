import { standings } from "@/engine/league/standings";
import type { Standings, StandingsInput } from "@/engine/league/table";
import { viewed } from "@/engine/league/views";
import type { EntryRow } from "../competitions/store";
import type { DivisionRow } from "./store";

/** The table of one division; matches against others count in it for its own entries. */
export interface DivisionTable {
  readonly id: string;
  readonly name: string;
  /** 1 is the highest. */
  readonly level: number;
  readonly table: Standings;
}

/** What a division's table is folded from: its own entries, and every match of one of them. */
export function inDivision(
  input: StandingsInput,
  entries: readonly Pick<EntryRow, "id" | "divisionId">[],
  divisionId: string,
): StandingsInput {
  const own = new Set(entries.flatMap((entry) => (entry.divisionId === divisionId ? entry.id : [])));
  return {
    ...input,
    entries: input.entries.filter((entry) => own.has(entry)),
    results: input.results.filter(({ sides }) => sides.some(({ entry }) => own.has(entry))),
    outsiders: true,
  };
}

/** A table for each division, the highest first; none where there are no divisions. */
export function divisionTables(
  divisions: readonly DivisionRow[],
  input: StandingsInput,
  entries: readonly Pick<EntryRow, "id" | "divisionId">[],
): DivisionTable[] {
  return divisions.map(({ id, name, level }) => {
    return { id, name, level, table: standings(inDivision(input, entries, id)) };
  });
}

/** The one table of a competition, or one for each of its divisions. */
export function tablesOf(input: StandingsInput, entries: readonly Pick<EntryRow, "id" | "divisionId">[]): Standings[] {
  const ids = [...new Set(entries.flatMap(({ divisionId }) => divisionId ?? []))];
  return ids.length === 0 ? [standings(input)] : ids.map((id) => standings(inDivision(input, entries, id)));
}

/** The rank of everybody after a round, in the one table or in that of the own division. */
export function ranksAfter(
  input: StandingsInput,
  entries: readonly Pick<EntryRow, "id" | "divisionId">[],
  round: number | undefined,
): ReadonlyMap<string, number> {
  const tables = tablesOf(round === undefined ? input : viewed(input, { afterRound: round }), entries);
  return new Map(tables.flatMap(({ rows }) => rows.map(({ entry, rank }) => [entry, rank])));
}
