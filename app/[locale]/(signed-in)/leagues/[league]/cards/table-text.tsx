import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { goToLine } from "@/app/_office/go-to-line";
import { TextareaField } from "@/app/_ui/text-field";
import type { SetFault, SetTable } from "@/engine/juego-de-la-liga";

interface TableTextProps {
  readonly table: SetTable;
  readonly text: string;
  /** The fault to whose line one wants to go; the same one asked for again is another object. */
  readonly asked: SetFault | undefined;
  readonly onChange: (text: string) => void;
}

/** A table as CSV text. */
export function TableText({ table, text, asked, onChange }: TableTextProps) {
  const t = useTranslations("card-set");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked !== undefined && area.current !== null) goToLine(area.current, asked.row);
  }, [asked]);
  return (
    <TextareaField
      ref={area}
      label={t(`table.${table}`)}
      className="card-set-csv"
      rows={16}
      wrap="off"
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
