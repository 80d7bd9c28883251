import { accept } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { fansAfter, fansAfterConceding, rollsForFans } from "../club/fans";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { State } from "../state";
import { concessionOf, stepRefusal } from "./checks";
import { gaveUp, outcomeOf } from "./result";

/** Step 2: the roll for the result; a side that gave up loses a D3 instead, or first (R9). */
export function rollDedicatedFans(state: State, { side }: CommandOf<"roll-dedicated-fans">, dice: Dice): Answer {
  const refused = stepRefusal(state, side, "fans");
  if (refused !== undefined) return refused;
  const edition = editionOf(state);
  const from = state.sides[side].club.dedicatedFans;
  const outcome = outcomeOf(state, side);
  const penalty = gaveUp(state, side) ? concessionOf(state) : undefined;
  const conceded = penalty?.fansD3 === true ? dice.roll(3, `concession-fans:${side}`) : undefined;
  const left = conceded === undefined ? from : fansAfterConceding(from, conceded, edition);
  const rolls = rollsForFans(outcome) && (penalty === undefined || penalty.fansRoll);
  const face = rolls ? dice.roll(6, `dedicated-fans:${side}`) : undefined;
  return accept({
    type: "dedicated-fans-rolled",
    side,
    from,
    to: face === undefined ? left : fansAfter(outcome, left, face, edition),
    ...(face === undefined ? {} : { face }),
    ...(conceded === undefined ? {} : { conceded }),
  });
}
