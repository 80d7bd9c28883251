import type { PlacedContext } from "../../access/procedures";
import { writeAudit } from "../../audit/write";
import { refused } from "../../errors";
import { tellCompetition } from "../../live/relay";
import { showChange } from "../../live/show-change";
import type { CsvInput } from "../schema";
import { type PreparedFile, prepareFile } from "./prepare";
import type { CsvFault, PreparedRow } from "./prepared";

/** How many lines make something new, change something, or say what is there already. */
export type CsvCounts = Readonly<Record<PreparedRow["state"], number>>;

/** What a file would do. */
export interface CsvPreview extends Pick<PreparedFile, "columns" | "headers" | "mapping" | "rows"> {
  readonly counts: CsvCounts;
  /** In the order of the file. */
  readonly faults: readonly CsvFault[];
}

/** Looks at a file: what would be made, changed, left as it is, and every cell that cannot be taken over. */
export async function previewCsv(ctx: PlacedContext, input: CsvInput): Promise<CsvPreview> {
  const { columns, headers, mapping, rows, faults } = await ctx.db.transaction((tx) => prepareFile(tx, ctx, input));
  const inOrder = [...faults].sort((a, b) => a.line - b.line);
  return { columns, headers, mapping, rows, faults: inOrder, counts: countsOf(rows) };
}

/**
 * Takes a file over, all of it or nothing. The same file again changes nothing.
 * @throws AppError `csv-has-faults` with how many, and what settling a result may refuse
 */
export async function importCsv(ctx: PlacedContext, input: CsvInput): Promise<CsvCounts> {
  const { leagueId, kind } = input;
  const { rows, competition } = await ctx.db.transaction(async (tx) => {
    const prepared = await prepareFile(tx, ctx, input);
    const { faults } = prepared;
    if (faults.length > 0) throw refused("csv-has-faults", { count: faults.length });
    const touched = prepared.rows.filter(({ state }) => state !== "same");
    if (touched.length === 0) return prepared;
    await prepared.apply(tx);
    await writeAudit(tx, {
      leagueId,
      userId: ctx.viewer?.userId,
      action: `csv-imported-${kind}`,
      subject: { lines: touched.length, ...(prepared.competition && { competition: prepared.competition.name }) },
      after: {
        new: touched.filter(({ state }) => state === "new").map(({ name }) => name),
        changed: touched.flatMap(({ name, changes }) =>
          changes.map(({ column, before, after }) => `${name}: ${column} ${before} → ${after}`),
        ),
      },
    });
    return prepared;
  });
  if (competition !== undefined) tellCompetition(competition.id);
  await showChange(leagueId);
  return countsOf(rows);
}

function countsOf(rows: readonly PreparedRow[]): CsvCounts {
  const count = (state: PreparedRow["state"]) => rows.filter((row) => row.state === state).length;
  return { new: count("new"), changed: count("changed"), same: count("same") };
}
