import { CsvError, parse } from "csv-parse/sync";

/** One line of a file with its number, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as it was read, or the line that no program could read. */
export type CsvFile =
  | { readonly ok: true; readonly headers: readonly string[]; readonly lines: readonly CsvLine[] }
  | { readonly ok: false; readonly line: number };

const DELIMITERS = [",", ";", "\t"] as const;

/** Reads CSV text: comma, semicolon or tab, quoted cells, a byte order mark, lines without anything left out. */
export function readCsv(text: string): CsvFile {
  const read: CsvLine[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        read.push({ line: lines, cells: record.map((cell) => withoutGuard(cell.trim())) });
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, line: lineOf(error) };
    throw error;
  }
  const [head, ...lines] = read.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { ok: true, headers: head?.cells ?? [], lines };
}

/** Whichever stands most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r?\n/, 1);
  const counted = DELIMITERS.map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/** Takes off the sign by which an export keeps a spreadsheet from reading a text as a formula. */
const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

function lineOf(error: CsvError): number {
  return "lines" in error && typeof error.lines === "number" ? error.lines : 1;
}
