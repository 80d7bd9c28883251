import { freshName } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";

/** A name that suits a roster and that none of those taken has. */
export function madeUpName(roster: string, taken: readonly string[]): string {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return freshName(roster, new Set(taken), seededDice(seed));
}
