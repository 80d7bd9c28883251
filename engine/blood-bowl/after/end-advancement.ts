import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { mustAdvance, unspentSpp } from "../club/advancement";
import type { ClubPlayer } from "../club/model";
import { editionOf } from "../edition-of";
import type { Edition } from "../editions/model";
import type { Side } from "../sides";
import type { SideState, State } from "../state";
import { stepRefusal } from "./checks";
import { playersOfTheMatchDue, touchdownsToAward } from "./players-of-the-match";
import { canAdvance } from "./pupil";

/** Closes the step once everybody who must has advanced (R20). */
export function endAdvancement(state: State, side: Side): Answer {
  const refused = stepRefusal(state, side, "advancement");
  if (refused !== undefined) return refused;
  const own = state.sides[side];
  const toAward = touchdownsToAward(state, side);
  if (toAward > 0) return refuse("touchdowns-to-award", { left: toAward });
  if (own.after.playersOfTheMatch.length === 0 && playersOfTheMatchDue(state, side) > 0) {
    return refuse("player-of-the-match-first");
  }
  if (own.after.rolled !== undefined) return refuse("pick-is-open", { player: own.after.rolled.player });
  const eager = playersWhoMustAdvance(own, editionOf(state))[0];
  if (eager !== undefined) return refuse("player-must-advance", { player: eager.id });
  return accept({ type: "step-ended", side, step: "advancement" });
}

/** Players whose points reach the price of a characteristic. */
export const playersWhoMustAdvance = ({ club }: Pick<SideState, "club">, edition: Edition): ClubPlayer[] =>
  club.players.filter((player) => canAdvance(player) && mustAdvance(unspentSpp(player), player.advancements, edition));
