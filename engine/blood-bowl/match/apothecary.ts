import { inducementsOf } from "../before/shopping";
import { editionOf } from "../edition-of";
import type { Side } from "../sides";
import type { SideState, State } from "../state";
import { tokenOf } from "../tokens";
import { matchOf } from "./checks";
import type { PlayerRef } from "./model";

const WANDERING = "wandering-apothecary";

/** Apothecaries of a side at the start of the match. */
export const apothecariesOf = (side: Pick<SideState, "club" | "shopping">) =>
  (side.club.apothecary ? 1 : 0) + inducementsOf(side, WANDERING);

/** Apothecaries that a side has left; one at work on an open casualty is none. */
export function apothecariesLeft(state: State, side: Side): number {
  const match = matchOf(state);
  const atWork = match.openCasualties.filter(({ victim, rolls }) => victim.side === side && rolls.length > 1);
  return match.apothecaries[side] - atWork.length;
}

/** Whether an apothecary may treat that player: stars never in 2020, and then no journeymen and mercenaries either. */
export function canBeTreated(state: State, victim: PlayerRef): boolean {
  if (apothecariesLeft(state, victim.side) < 1) return false;
  return tokenOf(state, victim).kind === "player" || editionOf(state).apothecaryForHired;
}
