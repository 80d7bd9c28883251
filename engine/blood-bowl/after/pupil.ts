import { advancementCost, skillRise } from "../club/advancement";
import type { ClubPlayer } from "../club/model";
import { positionOf, rosterOf } from "../club/rosters";
import { isElite } from "../club/skills";
import type { Position } from "../data/shapes";
import type { Edition } from "../editions/model";
import type { EventOf } from "../model";
import { findPlayer } from "../people";
import type { Side } from "../sides";
import type { SideState } from "../state";
import type { AdvancementAsked } from "./model";

/** A player who advances, with what the step costs in star player points. */
export interface Pupil {
  readonly side: Side;
  readonly player: ClubPlayer;
  readonly position: Position;
  readonly edition: Edition;
  readonly cost: number;
}

/** Whether a player is still there to advance. */
export const canAdvance = ({ status }: ClubPlayer) => status === "active" || status === "temporarily-retired";

/** The player who advances in that way; `cost` is 0 for a way that his edition does not have. */
export function pupilOf(own: SideState, side: Side, id: string, how: AdvancementAsked["how"], edition: Edition): Pupil {
  const player = findPlayer(own, id);
  if (player === undefined) throw new Error(`no player ${id} to advance`);
  const cost = advancementCost(how, player.advancements, edition) ?? 0;
  return { side, player, position: positionOf(player, rosterOf(own.club, edition)), edition, cost };
}

/** He learns that skill and pays for it. */
export function advancedBySkill(
  { side, player, edition, cost }: Pupil,
  how: Exclude<AdvancementAsked["how"], "characteristic">,
  skill: string,
): EventOf<"player-advanced"> {
  const valueRise = skillRise(how, isElite(skill, edition), edition);
  return { type: "player-advanced", side, player: player.id, how, skill, spp: cost, valueRise };
}
