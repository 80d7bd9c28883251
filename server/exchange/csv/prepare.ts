import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { fixtures } from "@/db/schema";
import type { PlacedContext } from "../../access/procedures";
import { type CompetitionRow, lockCompetition } from "../../competitions/store";
import { notFound, refused } from "../../errors";
import { lockCalendar } from "../../places/store";
import type { CsvInput } from "../schema";
import { guessColumns, type Mapping } from "./guess-columns";
import { type CsvColumn, columnsOf, neededColumns } from "./kinds";
import { prepareClubs } from "./prepare-clubs";
import { prepareCoaches } from "./prepare-coaches";
import { prepareEntries } from "./prepare-entries";
import { prepareMatches } from "./prepare-matches";
import type { CsvFault, Prepared } from "./prepared";
import { readCsv } from "./read-csv";
import { CsvRow } from "./row";

const MOST_ROWS = 2_000;

/** A file held against the league, with how its columns were read. */
export interface PreparedFile extends Prepared {
  readonly columns: readonly { readonly column: CsvColumn; readonly isNeeded: boolean }[];
  /** The first line of the file. */
  readonly headers: readonly string[];
  readonly mapping: Mapping;
  readonly faults: readonly CsvFault[];
  readonly competition: CompetitionRow | undefined;
}

/** Reads a file and says what it comes to; holds what it is held against until the transaction ends. */
export async function prepareFile(tx: Db, ctx: PlacedContext, input: CsvInput): Promise<PreparedFile> {
  const { leagueId, kind, text } = input;
  await lockCalendar(tx, leagueId);
  const competition = kind === "coaches" ? undefined : await heldCompetition(tx, input);
  const needed = neededColumns(kind);
  const known = columnsOf(kind, competition?.game);
  const columns = known.map((column) => ({ column, isNeeded: needed.includes(column) }));
  const file = readCsv(text);
  if (!file.ok) {
    const fault = { line: file.line, column: undefined, what: "unreadable", value: "" } as const;
    return { ...NOTHING, columns, headers: [], mapping: {}, faults: [fault], competition };
  }
  const { headers, lines } = file;
  const mapping = input.mapping ?? guessColumns(kind, known, headers);
  const head = { columns, headers, mapping, competition };
  const missing = needed
    .filter((column) => mapping[column] === undefined)
    .map((column) => ({ line: 1, column, what: "column-missing", value: "" }) as const);
  if (missing.length > 0) return { ...NOTHING, ...head, faults: missing };
  if (lines.length > MOST_ROWS) {
    const fault = { line: MOST_ROWS + 2, column: undefined, what: "too-many-rows", value: String(MOST_ROWS) } as const;
    return { ...NOTHING, ...head, faults: [fault] };
  }
  const faults: CsvFault[] = [];
  const rows = lines.map((line) => new CsvRow(line, mapping, faults));
  const importer = { userId: ctx.viewer?.userId, at: ctx.at };
  const prepared = await prepareRows(tx, input, competition, rows, importer);
  return { ...prepared, ...head, faults };
}

const NOTHING: Prepared = { rows: [], apply: async () => {} };

async function heldCompetition(tx: Db, { leagueId, competitionId }: CsvInput): Promise<CompetitionRow> {
  if (competitionId === undefined) throw notFound("competition");
  const competition = await lockCompetition(tx, competitionId);
  if (competition.leagueId !== leagueId) throw refused("competition-of-another-league");
  await tx.select({ id: fixtures.id }).from(fixtures).where(eq(fixtures.competitionId, competitionId)).for("update");
  return competition;
}

async function prepareRows(
  tx: Db,
  { leagueId, kind }: CsvInput,
  competition: CompetitionRow | undefined,
  rows: readonly CsvRow[],
  importer: { readonly userId: string | undefined; readonly at: number },
): Promise<Prepared> {
  if (competition === undefined) return prepareCoaches(tx, leagueId, rows);
  if (kind !== "clubs") return prepareMatches(tx, competition, rows, { ...importer, withResults: kind === "results" });
  return competition.game === "blood-bowl"
    ? prepareClubs(tx, competition, rows, importer)
    : prepareEntries(tx, competition, rows);
}
