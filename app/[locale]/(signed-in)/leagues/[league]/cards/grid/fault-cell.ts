import { LINES, type SetFault } from "@/engine/juego-de-la-liga";
import type { Place, TableCells } from "./table-model";

/** Above the first row stands the head, in line 1 of the file. */
const FIRST_LINE = 2;

/** The cell that a fault is about; undefined where it is about the whole table. */
export function faultCell(fault: Pick<SetFault, "row" | "column">, { head, rows }: TableCells): Place | undefined {
  const row = fault.row - FIRST_LINE;
  if (row < 0 || row >= rows.length) return undefined;
  const [first = "", second] = fault.column.split(".");
  const line = LINES.find((one) => one === first);
  const column = Math.max(0, head.indexOf(columnOf(second ?? first)));
  return { row: line === undefined ? row : rowOfLine({ head, rows }, row, line), column };
}

/** The six faces of a row are one thing to the checks; the id of a sheet has another name in its table. */
function columnOf(name: string): string {
  if (name === "actions" || name === "saves") return "1";
  return name;
}

/** A sheet has a row for each of its lines. */
function rowOfLine({ head, rows }: TableCells, from: number, line: string): number {
  const place = head.indexOf("line");
  const below = rows.slice(from).findIndex((cells) => cells[place] === line);
  return below === -1 ? from : from + below;
}
