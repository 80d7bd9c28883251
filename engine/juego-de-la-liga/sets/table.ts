import { parseCsv } from "./csv";
import type { SetFault, SetFaultCode, SetTable } from "./fault";
import { codeOf } from "./words";

/** One row of a table; what is wrong with a cell is noted, and a value that fits stands in for it. */
export interface Row {
  readonly row: number;
  text(column: string): string;
  /** Empty where nothing stands. */
  optional(column: string): string;
  number(column: string): number;
  code<Code extends string>(column: string, vocabulary: readonly [Code, ...Code[]]): Code;
  /** Several codes, separated by spaces. */
  codes<Code extends string>(column: string, vocabulary: readonly Code[]): Code[];
  fault(column: string, code: SetFaultCode, value?: string): void;
}

/** Reads the rows of a CSV table that must have these columns; notes faults. */
export function readTable(table: SetTable, text: string, columns: readonly string[], faults: SetFault[]): Row[] {
  const csv = parseCsv(text);
  if ("unclosed" in csv) {
    faults.push({ table, row: csv.unclosed, column: "", code: "quote-not-closed" });
    return [];
  }
  const [head, ...body] = csv.lines;
  const places = new Map((head?.cells ?? []).map((name, index) => [name.toLowerCase(), index]));
  const missing = columns.filter((column) => !places.has(column));
  for (const column of missing) faults.push({ table, row: head?.line ?? 1, column, code: "column-missing" });
  if (missing.length > 0) return [];
  return body.map(({ line, cells }) => rowOf(table, line, (column) => cells[places.get(column) ?? -1] ?? "", faults));
}

function rowOf(table: SetTable, row: number, cell: (column: string) => string, faults: SetFault[]): Row {
  const fault = (column: string, code: SetFaultCode, value?: string) => {
    faults.push({ table, row, column, code, ...(value === undefined ? {} : { value }) });
  };
  return {
    row,
    fault,
    optional: cell,
    text(column) {
      const value = cell(column);
      if (value === "") fault(column, "cell-missing");
      return value;
    },
    number(column) {
      const value = cell(column);
      const number = Number(value.replace(",", ".").replace(/\s*m$/i, ""));
      if (value === "") fault(column, "cell-missing");
      else if (!Number.isFinite(number)) fault(column, "not-a-number", value);
      return Number.isFinite(number) ? number : 0;
    },
    code(column, vocabulary) {
      const value = cell(column);
      const code = codeOf(vocabulary, value);
      if (code === undefined) fault(column, value === "" ? "cell-missing" : "unknown-code", value);
      return code ?? vocabulary[0];
    },
    codes(column, vocabulary) {
      const words = cell(column)
        .split(/[\s+]+/)
        .filter((word) => word !== "");
      return words.flatMap((word) => {
        const code = codeOf(vocabulary, word);
        if (code === undefined) fault(column, "unknown-code", word);
        return code ?? [];
      });
    },
  };
}
