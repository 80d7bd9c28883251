import { type ShownTie, shownBracket } from "../brackets/shown";
import { foldTable } from "../competitions/get-standings";
import { TableSettings } from "../competitions/schema";
import type { CompetitionRow, EntryRow, FixtureRow } from "../competitions/store";

/** The entries that are still in a competition from the first to the last, as it stands now. */
export function finalOrder(
  { tableRules, knockOut }: Pick<CompetitionRow, "tableRules" | "knockOut">,
  entries: readonly EntryRow[],
  fixtures: readonly FixtureRow[],
): string[] {
  const staying = new Set(entries.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id));
  const { rows } = foldTable(TableSettings.parse(tableRules), entries, fixtures).table;
  const order = [...bracketOrder(shownBracket(knockOut, fixtures)), ...rows.map(({ entry }) => entry), ...staying];
  return [...new Set(order)].filter((entry) => staying.has(entry));
}

/** Winner and loser of the final, then those of the match for the third place, then who went out later before who went out earlier. */
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
