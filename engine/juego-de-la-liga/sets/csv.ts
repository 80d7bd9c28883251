/** One line of a CSV file with its number, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A parsed file, or the line on which a quote is never closed. */
export type Csv = { readonly lines: readonly CsvLine[] } | { readonly unclosed: number };

/**
 * Reads CSV text: quoted cells, line breaks inside quotes, comma or semicolon, blank lines left out. `keepsBlank`: rows
 * of empty cells are rows, as in a table that is being filled in.
 */
export function parseCsv(text: string, { keepsBlank = false } = {}): Csv {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let quotedSince: number | undefined;
  let number = 1;
  let startedAt = 1;
  const endLine = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "") || (keepsBlank && cells.length > 1))
      lines.push({ line: startedAt, cells: cells.map((each) => each.trim()) });
    cells = [];
    cell = "";
  };
  for (let index = 0; index < source.length; index++) {
    const sign = source[index];
    if (sign === "\n") number++;
    if (quotedSince !== undefined) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') {
        cell += '"';
        index++;
      } else quotedSince = undefined;
    } else if (sign === '"' && cell.trim() === "") {
      quotedSince = number;
      cell = "";
    } else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      endLine();
      startedAt = number;
    } else if (sign !== "\r") cell += sign;
  }
  endLine();
  return quotedSince === undefined ? { lines } : { unclosed: quotedSince };
}

/** Whichever stands more often in the first line. */
function separatorOf(text: string): "," | ";" {
  const [first = ""] = text.split("\n", 1);
  return first.split(";").length > first.split(",").length ? ";" : ",";
}

/** Writes CSV text; cells are quoted where they must be. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const quoted = (cell: string) => (/[",;\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => `${row.map((cell) => quoted(String(cell))).join(",")}\n`).join("");
}
