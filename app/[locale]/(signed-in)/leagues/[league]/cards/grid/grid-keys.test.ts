import { expect, test } from "vitest";
import { placeAfter } from "./grid-keys";

const CELLS = {
  head: ["id", "name"],
  rows: [
    ["A", "Alta"],
    ["B", "Baja"],
    ["C", "Costa"],
  ],
};
const CARET = { from: 2, to: 2, length: 4 };
const WHOLE = { from: 0, to: 4, length: 4 };
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const from = (row: number, column: number, key: ReturnType<typeof press>, caret = CARET) =>
  placeAfter(key, { row, column }, caret, CELLS);

test("arrows up and down and Enter go by rows and stay in the table", () => {
  expect(from(1, 1, press("ArrowDown"))).toEqual({ row: 2, column: 1 });
  expect(from(2, 1, press("ArrowDown"))).toEqual({ row: 2, column: 1 });
  expect(from(1, 0, press("Enter"))).toEqual({ row: 2, column: 0 });
  expect(from(1, 0, press("Enter", { shiftKey: true }))).toEqual({ row: 0, column: 0 });
  expect(from(0, 1, press("ArrowDown", { ctrlKey: true }))).toEqual({ row: 2, column: 1 });
  expect(from(2, 1, press("Home", { ctrlKey: true }))).toEqual({ row: 0, column: 0 });
});

test("arrows to the sides move the caret first, and leave a cell that is marked as a whole", () => {
  expect(from(1, 1, press("ArrowLeft"))).toBeUndefined();
  expect(from(1, 1, press("ArrowLeft"), { from: 0, to: 0, length: 4 })).toEqual({ row: 1, column: 0 });
  expect(from(1, 0, press("ArrowRight"), WHOLE)).toEqual({ row: 1, column: 1 });
  expect(from(1, 0, press("ArrowRight", { shiftKey: true }), WHOLE)).toBeUndefined();
});

test("Tab goes on in the order of reading, and out at either end", () => {
  expect(from(0, 1, press("Tab"))).toEqual({ row: 1, column: 0 });
  expect(from(1, 0, press("Tab", { shiftKey: true }))).toEqual({ row: 0, column: 1 });
  expect(from(2, 1, press("Tab"))).toBeUndefined();
  expect(from(0, 0, press("Tab", { shiftKey: true }))).toBeUndefined();
});
