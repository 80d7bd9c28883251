import { parseCsv, writeCsv } from "@/engine/juego-de-la-liga";

/** A table as its cells; row n of it stands in line n + 2 of its file, below the head. */
export interface TableCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A cell by row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cells of a CSV text; undefined where a quotation mark is never closed, or nothing stands. */
export function cellsOf(text: string): TableCells | undefined {
  const csv = parseCsv(text, { keepsBlank: true });
  if ("unclosed" in csv) return undefined;
  const [head, ...body] = csv.lines;
  if (head === undefined) return undefined;
  return { head: head.cells, rows: body.map(({ cells }) => head.cells.map((_, column) => cells[column] ?? "")) };
}

export const textOf = ({ head, rows }: TableCells): string => writeCsv([head, ...rows]);

export function withCell({ head, rows }: TableCells, at: Place, value: string): TableCells {
  return {
    head,
    rows: rows.map((cells, row) =>
      row === at.row ? cells.map((cell, column) => (column === at.column ? plain(value) : cell)) : cells,
    ),
  };
}

/** What was copied from a spreadsheet, laid down from there on; rows are added where there are too few. */
export function withPasted({ head, rows }: TableCells, at: Place, copied: string): TableCells {
  const block = blockOf(copied);
  const more = Math.max(0, at.row + block.length - rows.length);
  const all = [...rows, ...Array.from({ length: more }, () => head.map(() => ""))];
  return {
    head,
    rows: all.map((cells, row) => {
      const pasted = block[row - at.row];
      return pasted === undefined ? cells : cells.map((cell, column) => pasted[column - at.column] ?? cell);
    }),
  };
}

/** Whether a copied text is more than what goes into one cell. */
export const isBlock = (copied: string): boolean => blockOf(copied).flat().length > 1;

/** An empty row below that one. */
export function withRowBelow({ head, rows }: TableCells, row: number): TableCells {
  return {
    head,
    rows: rows.toSpliced(
      row + 1,
      0,
      head.map(() => ""),
    ),
  };
}

export const withoutRow = ({ head, rows }: TableCells, row: number): TableCells => ({
  head,
  rows: rows.toSpliced(row, 1),
});

/** Spreadsheets copy cells apart by tabs; cells with line breaks stand in quotation marks. */
function blockOf(copied: string): string[][] {
  const text = copied.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const rows = text.match(/(?:"(?:[^"]|"")*"|[^\n"]|")+|^(?=\n)|(?<=\n)(?=\n|$)/g) ?? [""];
  return rows.map((row) =>
    row.split("\t").map((cell) => plain(cell.replace(/^"((?:[^"]|"")*)"$/, "$1").replaceAll('""', '"'))),
  );
}

/** A cell is one line, so that its line in the file is its row. */
const plain = (value: string): string => value.replace(/\s*\n\s*/g, " ");
