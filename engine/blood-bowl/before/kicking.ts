import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Actor } from "../../core/rules";
import type { Answer } from "../answer";
import type { CommandOf } from "../model";
import { sideOf } from "../sides";
import type { State } from "../state";
import { beforeRefusal } from "./checks";

/** A D2 for who may choose: 1 is home. */
export function toss(state: State, dice: Dice): Answer {
  const refused = beforeRefusal(state, "kicking");
  if (refused !== undefined) return refused;
  if (state.tossWinner !== undefined) return refuse("already-done");
  const face = dice.roll(2, "toss");
  return accept({ type: "tossed", face, winner: face === 1 ? "home" : "away" });
}

/** Which side kicks first; after a toss in the app that is for its winner to say. */
export function setKicking(state: State, { kicking }: CommandOf<"set-kicking">, by: Actor): Answer {
  const refused = beforeRefusal(state, "kicking");
  if (refused !== undefined) return refused;
  const chooser = state.tossWinner;
  if (by.kind === "seat" && chooser !== undefined && sideOf(by.seat) !== chooser) return refuse("toss-winner-chooses");
  return accept({ type: "kicking-set", kicking });
}
