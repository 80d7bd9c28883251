import { expect, test } from "vitest";
import { DUGOUT_SET, exportCsv } from "@/engine/juego-de-la-liga";
import {
  cellsOf,
  isBlock,
  type TableCells,
  textOf,
  withCell,
  withoutRow,
  withPasted,
  withRowBelow,
} from "./table-model";

const CLUBS: TableCells = {
  head: ["id", "name"],
  rows: [
    ["A", "Alta"],
    ["B", "Baja"],
  ],
};

test("every table of our own set is the same after a way through its cells", () => {
  for (const text of Object.values(exportCsv(DUGOUT_SET))) {
    const cells = cellsOf(text);
    expect(cells && textOf(cells)).toBe(text);
  }
});

test("a cell is changed and nothing else, and stays one line", () => {
  expect(withCell(CLUBS, { row: 1, column: 1 }, 'Baja "UD",\n 1909').rows).toEqual([
    ["A", "Alta"],
    ["B", 'Baja "UD", 1909'],
  ]);
  const text = textOf(withCell(CLUBS, { row: 0, column: 1 }, 'A, "B"'));
  expect(text).toBe('id,name\nA,"A, ""B"""\nB,Baja\n');
  expect(cellsOf(text)?.rows[0]).toEqual(["A", 'A, "B"']);
});

test("a block from a spreadsheet is laid down from the cell on, adds rows, and does not run over the side", () => {
  const pasted = withPasted(CLUBS, { row: 1, column: 0 }, "C\tCosta\tred\r\nD\tDuna\r\n");
  expect(pasted.rows).toEqual([
    ["A", "Alta"],
    ["C", "Costa"],
    ["D", "Duna"],
  ]);
  expect(withPasted(CLUBS, { row: 0, column: 1 }, "Uno\nDos").rows).toEqual([
    ["A", "Uno"],
    ["B", "Dos"],
  ]);
  expect(withPasted(CLUBS, { row: 0, column: 1 }, '"Uno\nUD"\n\nTres').rows).toEqual([
    ["A", "Uno UD"],
    ["B", ""],
    ["", "Tres"],
  ]);
});

test("one copied cell is typed as usual", () => {
  expect(isBlock("Costa")).toBe(false);
  expect(isBlock("Costa\n")).toBe(false);
  expect(isBlock("C\tCosta")).toBe(true);
  expect(isBlock("C\nD")).toBe(true);
});

test("rows come and go, and an empty one stays in the text until it is filled in", () => {
  const more = withRowBelow(CLUBS, 0);
  expect(more.rows).toEqual([
    ["A", "Alta"],
    ["", ""],
    ["B", "Baja"],
  ]);
  expect(cellsOf(textOf(more))).toEqual(more);
  expect(withoutRow(more, 1)).toEqual(CLUBS);
});

test("a text with an open quotation mark, and an empty one, have no cells", () => {
  expect(cellsOf('id,name\nA,"Alta')).toBeUndefined();
  expect(cellsOf("")).toBeUndefined();
});
