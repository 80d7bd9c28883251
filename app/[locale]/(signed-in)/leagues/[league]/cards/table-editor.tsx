import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/app/_ui/button";
import { FileDrop } from "@/app/_ui/file-drop";
import { download } from "@/app/_ui/icon-paths";
import { TextareaField } from "@/app/_ui/text-field";
import type { SetTable } from "@/engine/juego-de-la-liga";
import { saveFile } from "./save-file";

interface TableEditorProps {
  readonly table: SetTable;
  readonly text: string;
  /** The line to go to, counted from 1. */
  readonly row: number | undefined;
  readonly onChange: (text: string) => void;
}

/** One table of a card set as CSV: typed here, or in a spreadsheet and read from its file. */
export function TableEditor({ table, text, row, onChange }: TableEditorProps) {
  const t = useTranslations("card-set");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (row === undefined || area.current === null) return;
    const lines = area.current.value.split("\n");
    const start = lines.slice(0, row - 1).join("\n").length + (row > 1 ? 1 : 0);
    area.current.focus();
    area.current.setSelectionRange(start, start + (lines[row - 1]?.length ?? 0));
    area.current.scrollTop = (area.current.scrollHeight / lines.length) * Math.max(0, row - 4);
  }, [row]);
  return (
    <div className="stack stack-4">
      <TextareaField
        ref={area}
        label={t(`table.${table}`)}
        hint={t(`table-hint.${table}`)}
        className="card-set-csv"
        rows={16}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
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
