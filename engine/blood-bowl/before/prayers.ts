import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { State } from "../state";
import { beforeRefusal } from "./checks";
import { prayersDue } from "./steps";

/** A D16 for each prayer of a side; what it has already is rolled again. */
export function rollPrayers(state: State, { side }: CommandOf<"roll-prayers">, dice: Dice): Answer {
  const refused = beforeRefusal(state, "prayers");
  if (refused !== undefined) return refused;
  const due = prayersDue(state, side);
  if (due === 0) return refuse(state.sides[side].prayers === undefined ? "no-prayers" : "already-done");
  const { prayers: table } = editionOf(state).tables;
  const faces: number[] = [];
  const prayers: string[] = [];
  while (prayers.length < Math.min(due, table.length)) {
    const face = dice.roll(table.length, `prayers:${side}:${faces.length + 1}`);
    faces.push(face);
    const prayer = table[face - 1];
    if (prayer !== undefined && !prayers.includes(prayer)) prayers.push(prayer);
  }
  return accept({ type: "prayers-rolled", side, faces, prayers });
}
