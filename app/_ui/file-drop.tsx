"use client";

import { type ComponentProps, type DragEvent, useRef, useState } from "react";
import { Icon } from "./icon";
import { upload } from "./icon-paths";

interface FileDropProps extends Omit<ComponentProps<"input">, "type" | "className" | "ref"> {
  readonly label: string;
  /** Which files, and how large. */
  readonly hint?: string | undefined;
  readonly onFile?: ((file: File) => void) | undefined;
}

/** A file, dropped or chosen. */
export function FileDrop({ label, hint, onFile, ...rest }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useState<string>();

  function take(file: File | undefined) {
    setChosen(file?.name);
    if (file !== undefined) onFile?.(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = event.dataTransfer.files;
    if (input.current !== null && files.length > 0) input.current.files = files;
    take(files[0]);
  }

  return (
    <label
      className="drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon path={upload} size="lg" />
      <span className="strong">{chosen ?? label}</span>
      {hint !== undefined && <span className="hint">{hint}</span>}
      <input
        {...rest}
        ref={input}
        type="file"
        className="sr-only"
        onChange={(event) => take(event.target.files?.[0])}
      />
    </label>
  );
}
