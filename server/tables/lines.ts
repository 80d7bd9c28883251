import type { FixtureRow } from "../competitions/calendar-store";
import { standingsInput } from "../competitions/get-standings";
import type { TableSettings } from "../competitions/schema";
import type { EntryRow } from "../competitions/store";
import { tablesOf } from "../divisions/tables";

/** A line of a table that is only looked at. */
export interface TableLine {
  readonly entryId: string;
  readonly name: string;
  /** Undefined where all are in one table. */
  readonly division: string | undefined;
  readonly rank: number;
  readonly played: number;
  readonly difference: number;
  readonly points: number;
}

/** A table in lines, for two to be laid side by side; divisions one after the other. */
export function linesOf(
  settings: TableSettings,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): TableLine[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const divisions = new Map(
    fixtures.flatMap(({ seats, division }) => (division === null ? [] : seats.map((entry) => [entry, division]))),
  );
  const tables = tablesOf(standingsInput(settings, entries, fixtures), entries);
  return tables.flatMap(({ rows }) =>
    rows.map(({ entry, rank, played, difference, points }) => ({
      entryId: entry,
      name: names.get(entry) ?? "",
      division: divisions.get(entry),
      rank,
      played,
      difference,
      points,
    })),
  );
}
