"use client";

import { useEffect } from "react";

/** Which keys do what; a key that is held down does it once. */
export function useKeys(keys: ReadonlyMap<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys.get(event.key);
      if (act === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}
