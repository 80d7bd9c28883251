import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/app/_ui/button";
import { plus, trash2, undo2 } from "@/app/_ui/icon-paths";
import { codesIn, type SetFault, type SetTable } from "@/engine/juego-de-la-liga";
import { ActiveCell } from "./active-cell";
import { faultCell } from "./fault-cell";
import { GridRow } from "./grid-row";
import { type Place, type TableCells, textOf, withCell, withoutRow, withPasted, withRowBelow } from "./table-model";

interface TableGridProps {
  readonly table: SetTable;
  readonly cells: TableCells;
  readonly faults: readonly SetFault[];
  readonly faultWords: (fault: SetFault) => string;
  /** The fault that one wants to see. */
  readonly asked: SetFault | undefined;
  readonly onChange: (text: string) => void;
  /** Takes the last change back; undefined where there is none. */
  readonly onUndo: (() => void) | undefined;
}

/** A table of a card set to type in, with the keys and the pasting of a spreadsheet; what is wrong is marked. */
export function TableGrid({ table, cells, faults, faultWords, asked, onChange, onUndo }: TableGridProps) {
  const t = useTranslations("card-set");
  const [at, setAt] = useState<Place>();
  /** Another one for cells that were changed from outside the field. */
  const [edition, setEdition] = useState(0);
  const { head, rows } = cells;
  const marks = faults.flatMap((fault) => {
    const place = faultCell(fault, cells);
    return place === undefined ? [] : [{ ...place, fault }];
  });
  const enter = useCallback((row: number, column: number) => setAt({ row, column }), []);
  const [shown, setShown] = useState<SetFault>();
  useEffect(() => {
    if (asked === undefined || asked === shown) return;
    setShown(asked);
    setAt(faultCell(asked, cells));
  }, [asked, shown, cells]);

  function change(next: TableCells, place: Place | undefined) {
    onChange(textOf(next));
    setAt(place);
    setEdition((before) => before + 1);
  }

  const here = at === undefined ? undefined : marks.find(({ row, column }) => row === at.row && column === at.column);
  const field = at !== undefined && rows[at.row] !== undefined && (
    <ActiveCell
      key={`${at.row}/${at.column}/${edition}`}
      cells={cells}
      at={at}
      label={t("cell", { column: head[at.column] ?? "", row: at.row + 2 })}
      fault={here && faultWords(here.fault)}
      suggestions={codesIn(table, head[at.column] ?? "")}
      onWrite={(value) => onChange(textOf(withCell(cells, at, value)))}
      onPaste={(copied) => change(withPasted(cells, at, copied), at)}
      onMove={setAt}
    />
  );
  const row = at?.row ?? rows.length - 1;
  return (
    <div className="stack stack-2">
      <div className="grid-scroll">
        <table className="grid-table" aria-label={t(`table.${table}`)} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">1</th>
              {head.map((name, column) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((own, index) => (
              <GridRow
                key={index}
                row={index}
                cells={own}
                wrong={marks.filter((mark) => mark.row === index).map(({ column }) => column)}
                active={at?.row === index ? at.column : undefined}
                isEntry={at === undefined && index === 0}
                onEnter={enter}
              >
                {field}
              </GridRow>
            ))}
          </tbody>
        </table>
      </div>
      <p className="grid-said" aria-live="polite">
        {here === undefined ? <span className="muted">{t("grid-hint")}</span> : faultWords(here.fault)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={plus} onClick={() => change(withRowBelow(cells, row), { row: row + 1, column: 0 })}>
          {t("add-row")}
        </Button>
        <Button
          icon={trash2}
          disabled={at === undefined || rows.length === 0}
          onClick={() =>
            change(
              withoutRow(cells, row),
              rows.length > 1 ? { row: Math.min(row, rows.length - 2), column: 0 } : undefined,
            )
          }
        >
          {t("remove-row")}
        </Button>
        <Button
          icon={undo2}
          disabled={onUndo === undefined}
          onClick={() => {
            onUndo?.();
            setEdition((before) => before + 1);
          }}
        >
          {t("undo")}
        </Button>
      </div>
    </div>
  );
}
