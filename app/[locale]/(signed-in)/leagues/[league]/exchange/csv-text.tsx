import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { goToLine } from "@/app/_office/go-to-line";
import { FileDrop } from "@/app/_ui/file-drop";
import { TextareaField } from "@/app/_ui/text-field";
import { decodeText } from "./decode-text";

interface CsvTextProps {
  readonly text: string;
  /** The line to go to, counted from 1; a new object goes there again. */
  readonly goal: { readonly line: number } | undefined;
  readonly onChange: (text: string) => void;
}

/** The table as a file or as text; what is wrong in it can be mended right here. */
export function CsvText({ text, goal, onChange }: CsvTextProps) {
  const t = useTranslations("exchange");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (goal !== undefined && area.current !== null) goToLine(area.current, goal.line);
  }, [goal]);
  return (
    <>
      <FileDrop
        label={t("choose-file")}
        hint={t("choose-file-hint")}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={(file) => void file.arrayBuffer().then((bytes) => onChange(decodeText(new Uint8Array(bytes))))}
      />
      <TextareaField
        ref={area}
        label={t("text")}
        hint={t("text-hint")}
        className="font-mono text-sm whitespace-pre"
        rows={10}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
