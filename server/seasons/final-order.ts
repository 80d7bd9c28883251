import { createMemo } from "@/engine/core/memo";
import { onceOfAll } from "@/engine/core/once";
import { type ShownTie, shownBracket } from "../brackets/shown";
import type { FixtureRow } from "../competitions/calendar-store";
import { standingsInput } from "../competitions/get-standings";
import { TableSettings } from "../competitions/schema";
import type { CompetitionRow, EntryRow } from "../competitions/store";
import type { DivisionRow } from "../divisions/store";
import { divisionTables, tablesOf } from "../divisions/tables";

/** Where a competition or one of its divisions ended: the ids of entries that are still in it, the first first. */
export interface FinalOrder {
  readonly order: readonly string[];
  /** Level entries still wait for a decision. */
  readonly isUndecided: boolean;
  readonly divisions: readonly { readonly id: string; readonly name: string; readonly order: readonly string[] }[];
}

const ordersOf = onceOfAll((_: readonly (readonly object[])[]) => createMemo<FinalOrder>(4));

/** The final order, folded once as long as calendar and entries are the same objects, and rules and divisions as they were. */
export function keptOrder(
  competition: Parameters<typeof finalOrder>[0],
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
  divisions: readonly DivisionRow[] = [],
): FinalOrder {
  const { tableRules, knockOut, format } = competition;
  const key = JSON.stringify([tableRules, knockOut, format, divisions]);
  return ordersOf([fixtures, entries]).ensure(key, () => finalOrder(competition, entries, fixtures, divisions));
}

/** How a competition stands now; groups that lead to a knock-out are no divisions to go up and down between. */
export function finalOrder(
  { tableRules, knockOut, format }: Pick<CompetitionRow, "tableRules" | "knockOut" | "format">,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
  divisions: readonly DivisionRow[],
): FinalOrder {
  const staying = new Set(entries.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id));
  const stays = (entry: string) => staying.has(entry);
  const input = standingsInput(TableSettings.parse(tableRules), entries, fixtures);
  const levels = format === "groups-knock-out" ? [] : divisionTables(divisions, input, entries);
  const ranked = levels.length > 0 ? levels.map(({ table }) => table) : tablesOf(input, entries);
  const all = [
    ...bracketOrder(shownBracket(knockOut, fixtures)),
    ...ranked.flatMap(({ rows }) => rows.map(({ entry }) => entry)),
    ...staying,
  ];
  return {
    order: [...new Set(all)].filter(stays),
    isUndecided: ranked.some(({ pending }) => pending.length > 0),
    divisions: levels.map(({ id, name, table }) => ({
      id,
      name,
      order: table.rows.map(({ entry }) => entry).filter(stays),
    })),
  };
}

/** Winner and loser of the final, those of the match for the third place, then who went out later before who went out earlier. */
function bracketOrder(ties: readonly ShownTie[]): string[] {
  const decided = ties.filter(({ winner }) => winner !== undefined);
  const loserOf = ({ sides, winner }: ShownTie) => sides.find((side) => side !== winner);
  const last = decided.filter(({ of, thirdPlace }) => of === 2 && !thirdPlace);
  const third = decided.filter(({ thirdPlace }) => thirdPlace);
  const others = decided.filter(({ of, thirdPlace }) => of > 2 && !thirdPlace).toSorted((a, b) => a.of - b.of);
  return [...[...last, ...third].flatMap((tie) => [tie.winner, loserOf(tie)]), ...others.map(loserOf)].flatMap(
    (entry) => entry ?? [],
  );
}
