import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import type { Club } from "../club/model";
import { positionOf, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { CommandOf } from "../model";
import type { State } from "../state";

/** Whether a club's rules ask for a captain and its own is gone. */
export const needsCaptain = ({ specialRules, captain, players }: Club) =>
  specialRules.includes("team-captain") &&
  !players.some(({ id, status }) => id === captain && (status === "active" || status === "temporarily-retired"));

/** A new captain in place of one who is gone; no big guy. */
export function nameCaptain(state: State, { side, player }: CommandOf<"name-captain">): Answer {
  if (state.phase !== "before") return refuse("wrong-phase");
  const { club } = state.sides[side];
  if (!needsCaptain(club)) return refuse("no-captain-needed");
  const named = club.players.find(({ id }) => id === player);
  if (named === undefined || named.status !== "active") return refuse("unknown-player");
  const { bigGuy } = positionOf(named, rosterOf(club, editionOf(state)));
  return bigGuy ? refuse("player-is-no-captain") : accept({ type: "captain-named", side, player });
}
