import { accept } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import { COSTLY_ERRORS_DICE, costlyErrorsCell, costlyErrorsColumn, treasuryAfter } from "../money/costly-errors";
import type { State } from "../state";
import { stepRefusal } from "./checks";

/** Step 5: from 100,000 gold pieces a die tells what becomes of them (BB-052 to BB-065). */
export function rollCostlyErrors(state: State, { side }: CommandOf<"roll-costly-errors">, dice: Dice): Answer {
  const refused = stepRefusal(state, side, "costly-errors");
  if (refused !== undefined) return refused;
  const edition = editionOf(state);
  const { treasury } = state.sides[side].club;
  const column = costlyErrorsColumn(treasury);
  const rolled = { type: "costly-errors-rolled", side, treasury } as const;
  if (column === undefined) return accept({ ...rolled, outcome: "none", faces: [], lost: 0 });
  const face = dice.roll(6, `costly-errors:${side}`);
  const outcome = costlyErrorsCell(face, column, edition);
  const faces = COSTLY_ERRORS_DICE[outcome].map((sides) => dice.roll(sides, `costly-errors-gold:${side}`));
  const lost = treasury - treasuryAfter(outcome, treasury, faces, edition);
  return accept({ ...rolled, column, face, outcome, faces, lost });
}
