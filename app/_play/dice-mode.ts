"use client";

import { useCallback, useSyncExternalStore } from "react";

/** How faces come to the plays on this device. */
export type DiceMode = "app" | "typed";

const KEY = "dugout-dice";
const CHANGED = "dugout-dice-changed";

/** Whether the app rolls or real dice are typed; remembered on the device where it may remember. */
export function useDiceMode(): [DiceMode, (mode: DiceMode) => void] {
  const mode = useSyncExternalStore(subscribe, read, () => "app" as const);
  const setMode = useCallback((next: DiceMode) => {
    kept = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is off: it holds until the page is closed.
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [mode, setMode];
}

let kept: DiceMode | undefined;

function read(): DiceMode {
  kept ??= stored();
  return kept;
}

function stored(): DiceMode {
  try {
    return localStorage.getItem(KEY) === "typed" ? "typed" : "app";
  } catch {
    return "app";
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
