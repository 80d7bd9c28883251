import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { checkDismiss, checkRetire } from "../club/hiring/dismiss";
import { checkHire, freeNumber } from "../club/hiring/hire";
import { checkStaff, staffPrice } from "../club/hiring/staff";
import type { Club } from "../club/model";
import { findPosition, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { Side } from "../sides";
import type { State } from "../state";
import { stepRefusal } from "./checks";
import { HIRING_PARTS, type HiringPart } from "./model";

/** Why that part of the hiring step is not open: the step itself, or a later part that has begun (R16, not in 2020). */
export function hiringRefusal(state: State, side: Side, part: HiringPart) {
  const refused = stepRefusal(state, side, "hiring");
  if (refused !== undefined) return refused;
  const now = state.sides[side].after.part;
  const over = HIRING_PARTS.indexOf(now) > HIRING_PARTS.indexOf(part);
  return over && state.edition !== "official-2020" ? refuse("hiring-part-over", { part: now }) : undefined;
}

/** The id of whoever joins next. */
export const nextPlayerId = ({ nextPlayer }: Pick<Club, "nextPlayer">) => `p${nextPlayer}`;

/** Step 4: a new player at the roster's price. */
export function hire(state: State, { side, position, name, number }: CommandOf<"hire">): Answer {
  const { club } = state.sides[side];
  const edition = editionOf(state);
  const refused = hiringRefusal(state, side, "hire") ?? checkHire(club, position, number, edition);
  if (refused !== undefined) return refused;
  const fee = findPosition(position, rosterOf(club, edition))?.cost;
  if (fee === undefined) return refuse("position-not-in-roster", { position });
  const player = { id: nextPlayerId(club), number: number ?? freeNumber(club), name, position, fee };
  return accept({ type: "player-hired", side, player, cost: fee, sppEarned: 0 });
}

/** Step 4: a player leaves for good. */
export function dismiss(state: State, { side, player }: CommandOf<"dismiss">): Answer {
  const refused =
    hiringRefusal(state, side, "dismiss") ?? checkDismiss(state.sides[side].club, player, editionOf(state));
  return refused ?? accept({ type: "player-dismissed", side, player });
}

/** Step 4: a player with a lasting injury rests until the season is over. */
export function retire(state: State, { side, player }: CommandOf<"retire">): Answer {
  const refused = hiringRefusal(state, side, "dismiss") ?? checkRetire(state.sides[side].club, player);
  return refused ?? accept({ type: "player-retired", side, player });
}

/** Step 4: staff come and go; re-rolls are bought. */
export function changeStaff(state: State, { side, what, by }: CommandOf<"change-staff">): Answer {
  const { club } = state.sides[side];
  const edition = editionOf(state);
  const refused = hiringRefusal(state, side, "staff") ?? checkStaff(club, what, by, edition);
  if (refused !== undefined) return refused;
  const cost = by > 0 ? by * staffPrice(what, club, edition) : 0;
  return accept({ type: "staff-changed", side, what, by, cost });
}

/** Closes the hiring step. */
export const endHiring = (state: State, side: Side): Answer =>
  stepRefusal(state, side, "hiring") ?? accept({ type: "step-ended", side, step: "hiring" });
