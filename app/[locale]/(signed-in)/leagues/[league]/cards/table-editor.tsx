import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { FileDrop } from "@/app/_ui/file-drop";
import { download } from "@/app/_ui/icon-paths";
import type { SetFault, SetTable } from "@/engine/juego-de-la-liga";
import { useFaultWords } from "./fault-words";
import { TableGrid } from "./grid/table-grid";
import { cellsOf } from "./grid/table-model";
import { saveFile } from "./save-file";
import { TableText } from "./table-text";

interface TableEditorProps {
  readonly table: SetTable;
  readonly text: string;
  readonly faults: readonly SetFault[];
  /** The fault to go to. */
  readonly asked: SetFault | undefined;
  readonly onChange: (text: string) => void;
  readonly onUndo: (() => void) | undefined;
}

/** One table of a card set: typed or pasted as cells or as text, or made in a spreadsheet and read from its file. */
export function TableEditor({ table, text, faults, asked, onChange, onUndo }: TableEditorProps) {
  const t = useTranslations("card-set");
  const [look, setLook] = useState<"cells" | "text">("cells");
  const faultWords = useFaultWords();
  const cells = look === "cells" ? cellsOf(text) : undefined;
  return (
    <div className="stack stack-4">
      <div className="card-set-files">
        <p className="hint">{t(`table-hint.${table}`)}</p>
        <SegmentedControl
          label={t("look")}
          hideLabel
          value={cells === undefined ? "text" : "cells"}
          onPick={setLook}
          choices={[
            { value: "cells", label: t("as-cells") },
            { value: "text", label: t("as-text") },
          ]}
        />
      </div>
      {cells === undefined ? (
        <TableText table={table} text={text} asked={asked} onChange={onChange} />
      ) : (
        <TableGrid
          table={table}
          cells={cells}
          faults={faults}
          faultWords={faultWords}
          asked={asked}
          onChange={onChange}
          onUndo={onUndo}
        />
      )}
      <div className="card-set-files">
        <FileDrop
          label={t("read-csv")}
          hint={t("read-csv-hint", { table: t(`table.${table}`) })}
          accept=".csv,text/csv"
          onFile={(file) => void file.text().then(onChange)}
        />
        <Button icon={download} onClick={() => saveFile(`${table}.csv`, text)}>
          {t("save-csv")}
        </Button>
      </div>
    </div>
  );
}
