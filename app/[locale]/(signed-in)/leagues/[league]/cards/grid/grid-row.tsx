import { memo, type ReactNode } from "react";

interface GridRowProps {
  /** From 0. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Columns with something wrong. */
  readonly wrong: readonly number[];
  /** The column one types in, where it is in this row. */
  readonly active: number | undefined;
  /** The field in that column. */
  readonly children?: ReactNode;
  /** The cell that the keyboard comes in at. */
  readonly isEntry: boolean;
  readonly onEnter: (row: number, column: number) => void;
}

/** A row with the number that its line has in the file. */
export const GridRow = memo(
  function GridRow({ row, cells, wrong, active, children, isEntry, onEnter }: GridRowProps) {
    return (
      <tr aria-rowindex={row + 2}>
        <th scope="row">{row + 2}</th>
        {cells.map((cell, column) =>
          column === active ? (
            <td key={column} className="grid-on" data-wrong={wrong.includes(column) || undefined}>
              {children}
            </td>
          ) : (
            <td
              key={column}
              tabIndex={isEntry && column === 0 ? 0 : -1}
              data-wrong={wrong.includes(column) || undefined}
              onFocus={() => onEnter(row, column)}
            >
              {cell}
            </td>
          ),
        )}
      </tr>
    );
  },
  (before, after) =>
    before.active === after.active &&
    after.active === undefined &&
    before.isEntry === after.isEntry &&
    before.row === after.row &&
    before.onEnter === after.onEnter &&
    before.wrong.join() === after.wrong.join() &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, column) => cell === after.cells[column]),
);
