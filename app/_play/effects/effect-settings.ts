import { useSyncExternalStore } from "react";
import { MOTION_KEY } from "@/app/_ui/theme-key";

const SOUNDS_KEY = "dugout-sounds";

/** What a table may do beside showing how things stand; chosen for each device. */
export interface EffectSettings {
  readonly hasSounds: boolean;
  /** Off beside the system's own wish for less motion, never against it. */
  readonly hasMotion: boolean;
}

const FIRST: EffectSettings = { hasSounds: false, hasMotion: true };

let settings: EffectSettings | undefined;
const listeners = new Set<() => void>();

/** How this device is set; silent and in motion until somebody says otherwise. */
export function effectSettings(): EffectSettings {
  settings ??= read();
  return settings;
}

export function changeEffects(change: Partial<EffectSettings>): void {
  settings = { ...effectSettings(), ...change };
  const { hasSounds, hasMotion } = settings;
  keep(SOUNDS_KEY, hasSounds ? "on" : undefined);
  keep(MOTION_KEY, hasMotion ? undefined : "off");
  if (hasMotion) delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = "off";
  for (const listener of listeners) listener();
}

export function useEffectSettings(): EffectSettings {
  return useSyncExternalStore(subscribe, effectSettings, () => FIRST);
}

/** Whether nothing should move on its own, by the system's setting or by this device's. */
export const isStill = (): boolean =>
  !effectSettings().hasMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): EffectSettings {
  try {
    return {
      hasSounds: localStorage.getItem(SOUNDS_KEY) === "on",
      hasMotion: localStorage.getItem(MOTION_KEY) !== "off",
    };
  } catch {
    // A browser that keeps nothing.
    return FIRST;
  }
}

function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}
