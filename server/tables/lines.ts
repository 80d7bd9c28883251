import { standings } from "@/engine/league/standings";
import { standingsInput } from "../competitions/get-standings";
import type { TableSettings } from "../competitions/schema";
import type { EntryRow, FixtureRow } from "../competitions/store";

/** A line of a table that is only looked at. */
export interface TableLine {
  readonly entryId: string;
  readonly name: string;
  readonly rank: number;
  readonly played: number;
  readonly difference: number;
  readonly points: number;
}

/** A table in lines, for two to be laid side by side. */
export function linesOf(
  settings: TableSettings,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): TableLine[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return standings(standingsInput(settings, entries, fixtures)).rows.map(
    ({ entry, rank, played, difference, points }) => ({
      entryId: entry,
      name: names.get(entry) ?? "",
      rank,
      played,
      difference,
      points,
    }),
  );
}
