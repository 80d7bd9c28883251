import { CsvError, parse } from "csv-parse/sync";
import type { LeagueResult } from "@/engine/league/result";
import {
  OPTIONAL_COLUMNS,
  REQUIRED_COLUMNS,
  type RowFault,
  resultsFromRows,
  type TextRow,
} from "@/engine/league/results-rows";
import { type Io, Refused } from "./answer";
import { readText } from "./read-json";

export interface ResultsFile {
  readonly results: readonly LeagueResult[];
  /** Everybody who is named, in alphabetical order. */
  readonly clubs: readonly string[];
  /** Whether it has columns for casualties. */
  readonly withCasualties: boolean;
}

/** Reads a results CSV (standard input for `undefined`); comma, semicolon or tab. Refuses it by line and column. */
export async function readResults(io: Io, file: string | undefined): Promise<ResultsFile> {
  const where = file ?? "standard input";
  const { columns, rows } = readRows(where, await readText(io, file));
  const { results, faults } = resultsFromRows(rows);
  const [first] = faults;
  if (first !== undefined) {
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
    throw new Refused(
      `${where} line ${first.line}, column ${first.column}: ${FAULT_WORDS[first.code](first.value)}${more}`,
    );
  }
  const clubs = new Set(results.flatMap(({ sides }) => sides.map(({ entry }) => entry)));
  return { results, clubs: [...clubs].sort(), withCasualties: columns.includes("home_casualties") };
}

const FAULT_WORDS: Readonly<Record<RowFault["code"], (value: string) => string>> = {
  "is-missing": () => "is missing",
  "must-be-empty": (value) => `must be empty for this status, not "${value}"`,
  "not-a-whole-number": (value) => `"${value}" is not a whole number`,
  "not-a-number": (value) => `"${value}" is not a number`,
  "not-a-date": (value) => `"${value}" is not a date like 2030-09-01`,
  "unknown-status": (value) => `"${value}" is not played, awarded, cancelled or unplayed`,
  "unknown-winner": (value) => `"${value}" is not home or away`,
  "same-club": (value) => `"${value}" cannot meet itself`,
};

function readRows(where: string, text: string): { columns: readonly string[]; rows: TextRow[] } {
  const records = parsed(where, text);
  const [head, ...body] = records;
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  for (const column of REQUIRED_COLUMNS) {
    if (!columns.includes(column)) throw new Refused(`${where} line 1: column ${column} is missing`);
  }
  for (const column of [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS]) {
    if (columns.indexOf(column) !== columns.lastIndexOf(column)) {
      throw new Refused(`${where} line 1: column ${column} stands twice`);
    }
  }
  if (body.length === 0) throw new Refused(`${where} has no rows`);
  const rows = body.map(({ record, line }) => {
    if (record.length !== columns.length) {
      throw new Refused(
        `${where} line ${line}: ${record.length} cells, but the first line names ${columns.length} columns`,
      );
    }
    return { line, cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ""])) };
  });
  return { columns, rows };
}

function parsed(where: string, text: string): { record: string[]; line: number }[] {
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const delimiter = [",", ";", "\t"].find((mark) => firstLine.includes(mark)) ?? ",";
  try {
    const rows: { record: string[]; line: number }[] = [];
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        rows.push({ record, line: lines });
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new Refused(`${where}: ${error.message}`);
    throw error;
  }
}
