import { expect, test } from "vitest";
import { DUGOUT_SET, exportCsv, importCsv } from "@/engine/juego-de-la-liga";
import { faultCell } from "./fault-cell";
import { cellsOf, textOf, withCell } from "./table-model";

const TABLES = exportCsv(DUGOUT_SET);

/** Which cells are marked when that one holds that. */
function marked(table: "footballers" | "sheets" | "board", row: number, name: string, value: string) {
  const cells = cellsOf(TABLES[table]);
  if (cells === undefined) throw new Error("our own table has cells");
  const column = cells.head.indexOf(name);
  const text = textOf(withCell(cells, { row, column }, value));
  const parsed = importCsv({ id: "own", name: "Own" }, { ...TABLES, [table]: text });
  if (parsed.ok) throw new Error("nothing is wrong with it");
  return parsed.faults
    .map((fault) => faultCell(fault, cells))
    .map((at) => at && { row: at.row, name: cells.head[at.column] });
}

test("a fault of a cell is marked there", () => {
  expect(marked("footballers", 7, "price", "much")).toEqual([{ row: 7, name: "price" }]);
  expect(marked("footballers", 30, "club", "XXX")).toEqual([{ row: 30, name: "club" }]);
  expect(marked("board", 0, "kind", "fine")).toEqual([{ row: 0, name: "kind" }]);
});

test("the numbers of a line are marked in the row of that line", () => {
  const lines = cellsOf(TABLES.sheets)
    ?.rows.slice(4, 8)
    .map((cells) => cells[2]);
  expect(lines?.[2]).toBe("MF");
  expect(marked("sheets", 6, "spaces", "12 34 55")).toEqual([{ row: 6, name: "spaces" }]);
});
