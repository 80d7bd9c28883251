import type { Db } from "@/db/client";
import type { CompetitionRow } from "../../competitions/store";
import { applyMatches, type MatchStep } from "./apply-matches";
import { fixtureFacts } from "./fixture-facts";
import type { Importer } from "./prepare-clubs";
import { fixtureStep } from "./prepare-fixtures";
import type { Prepared, PreparedRow } from "./prepared";
import { resultStep } from "./result-step";
import { type CsvRow, onceIn } from "./row";

/** Fixtures by round and sides, new ones and those that move; with their results where the file is one of results. */
export async function prepareMatches(
  tx: Db,
  competition: CompetitionRow,
  rows: readonly CsvRow[],
  { withResults, ...importer }: Importer & { readonly withResults: boolean },
): Promise<Prepared> {
  const facts = await fixtureFacts(tx, competition);
  const once = onceIn();
  const steps: MatchStep[] = [];
  const prepared = rows.map((row): PreparedRow => {
    const fixture = fixtureStep(row, facts, once);
    const name = `${row.text("home")} – ${row.text("away")}`;
    if (fixture === undefined) return { line: row.line, name, state: "same", changes: [] };
    const result = withResults ? resultStep(row, fixture, facts) : undefined;
    const changes = [...fixture.changes, ...(result?.changes ?? [])];
    const isNew = fixture.stored === undefined || (result !== undefined && result.changes.length === 0);
    if (isNew || changes.length > 0) steps.push({ fixture, result });
    return { line: row.line, name, state: isNew ? "new" : changes.length > 0 ? "changed" : "same", changes };
  });
  return { rows: prepared, apply: (inTx) => applyMatches(inTx, { competition, facts, steps, ...importer }) };
}
