import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus while an own dialog is open, keeps it there, gives it back, and closes it with Escape. */
export function useDialogFocus(onClose: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.focus({ preventScroll: true });
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape") close.current?.();
      if (event.key === "Tab" && dialog.current !== null) keepInside(event, dialog.current);
    }
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>("button:not([disabled]), input:not([disabled])")];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === dialog : at === last;
  if (!leaves && dialog.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
