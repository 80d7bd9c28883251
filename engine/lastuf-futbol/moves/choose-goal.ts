import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import type { Colour } from "../cards";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import { startPlay } from "../setup";

/** A player takes one of the goals left; after the last one the cards are shuffled and dealt (LF-020, LF-076). */
export function chooseGoal(script: Script, seat: Seat, goal: Colour, dice: Dice): Refusal | undefined {
  if (!script.state().table.freeGoals.includes(goal)) return "goal-taken";
  script.add({ type: "goal-chosen", seat, goal });
  if (script.state().table.choosing.length === 0) startPlay(script, dice);
  return undefined;
}
