import { useEffect, useState } from "react";

export const SPEEDS = ["step", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Time between two dice, in ms. */
const PACE = { normal: 1_300, fast: 280 } as const;

interface Playback {
  /** How many dice are shown. */
  readonly shown: number;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly step: () => void;
  readonly skip: () => void;
  readonly restart: () => void;
}

/** Shows the dice of a match one after the other, at the reader's pace. */
export function usePlayback(total: number, from: number): Playback {
  const [shown, setShown] = useState(Math.min(from, total));
  const [speed, setSpeed] = useState<Speed>("normal");
  useEffect(() => {
    if (speed === "step" || shown >= total) return;
    const timer = setTimeout(() => setShown(shown + 1), PACE[speed]);
    return () => clearTimeout(timer);
  }, [shown, total, speed]);
  return {
    shown,
    speed,
    setSpeed,
    step: () => setShown((before) => Math.min(before + 1, total)),
    skip: () => setShown(total),
    restart: () => setShown(0),
  };
}
