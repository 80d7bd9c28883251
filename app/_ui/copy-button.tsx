"use client";

import { useEffect, useState } from "react";
import { Button, type ButtonLook } from "./button";
import { check, copy } from "./icon-paths";

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly label: string;
  /** "Copied" */
  readonly doneLabel: string;
}

/** Copies a link; over plain http too, where the browser offers no clipboard. */
export function CopyButton({ text, label, doneLabel, ...look }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), 3_000);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <Button {...look} icon={done ? check : copy} onClick={async () => setDone(await copyText(text))}>
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </Button>
  );
}

async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
