import { useEffect, useState } from "react";
import { isStill } from "@/app/_play/effects/effect-settings";

/** One space of the board, in ms. */
const STEP = 130;
const SPACES = 40;
/** Two dice show twelve at most; a longer way is a jump. */
const FURTHEST = 12;

/** Where the tokens are shown: they follow space by space to where they stand. */
export function useSteps(targets: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(targets);
  const aim = targets.join();
  const isThere = shown.join() === aim;
  useEffect(() => {
    if (isThere) return;
    const ends = aim.split(",").map(Number);
    const still = isStill();
    const timer = setTimeout(() => {
      setShown((before) => ends.map((end, seat) => (still ? end : stepTowards(before[seat] ?? end, end))));
    }, STEP);
    return () => clearTimeout(timer);
  });
  return shown;
}

function stepTowards(at: number, end: number): number {
  const way = (end - at + SPACES) % SPACES;
  return way === 0 || way > FURTHEST ? end : (at + 1) % SPACES;
}
