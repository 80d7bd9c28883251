import type { Place, TableCells } from "./table-model";

/** What of a key press matters here. */
interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The caret in the cell. */
interface Caret {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const PAGE = 10;

/** Where a key leads from a cell; undefined where the key stays in it, or leaves the table. */
export function placeAfter(press: Press, at: Place, caret: Caret, { head, rows }: TableCells): Place | undefined {
  const [lastRow, lastColumn] = [rows.length - 1, head.length - 1];
  const to = (row: number, column: number): Place => ({
    row: Math.min(Math.max(row, 0), lastRow),
    column: Math.min(Math.max(column, 0), lastColumn),
  });
  const { row, column } = at;
  const jumps = press.ctrlKey || press.metaKey;
  const isWhole = caret.from === 0 && caret.to === caret.length;
  switch (press.key) {
    case "ArrowUp":
      return to(jumps ? 0 : row - 1, column);
    case "ArrowDown":
      return to(jumps ? lastRow : row + 1, column);
    case "Enter":
      return to(press.shiftKey ? row - 1 : row + 1, column);
    case "PageUp":
      return to(row - PAGE, column);
    case "PageDown":
      return to(row + PAGE, column);
    case "Home":
      return jumps ? to(0, 0) : undefined;
    case "End":
      return jumps ? to(lastRow, lastColumn) : undefined;
    case "ArrowLeft":
      return !press.shiftKey && (isWhole || caret.to === 0) ? to(row, column - 1) : undefined;
    case "ArrowRight":
      return !press.shiftKey && (isWhole || caret.from === caret.length) ? to(row, column + 1) : undefined;
    case "Tab":
      return next(at, press.shiftKey ? -1 : 1, head.length, rows.length);
    default:
      return undefined;
  }
}

/** The cell after or before, in the order of reading. */
function next({ row, column }: Place, step: 1 | -1, columns: number, rows: number): Place | undefined {
  const index = row * columns + column + step;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns), column: index % columns };
}
