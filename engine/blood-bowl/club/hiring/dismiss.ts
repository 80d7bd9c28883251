import { refuse } from "../../../core/decision";
import type { Edition } from "../../editions/model";
import { availablePlayers, isAvailable, rosteredPlayers } from "../availability";
import type { Club } from "../model";
import type { Refused } from "./refusal";

/** Whether a lasting injury lowered a characteristic of a player, and still does. */
export const hasLastingInjury = ({ changes }: Club["players"][number]) => changes.some(({ reduced }) => reduced > 0);

/**
 * Why a player cannot be dismissed; `undefined`: he can. Enough must stay who can play the next match (BB-168); one who
 * cannot play it himself may always go. A captain goes with a lasting injury only.
 */
export function checkDismiss(club: Club, id: string, { minAble }: Pick<Edition, "minAble">): Refused | undefined {
  const player = rosteredPlayers(club).find((each) => each.id === id);
  if (player === undefined) return refuse("unknown-player", { player: id });
  if (club.captain === id && !hasLastingInjury(player)) return refuse("captain-stays");
  const able = availablePlayers(club).length;
  if (isAvailable(player) && able - 1 < minAble)
    return refuse("too-few-able-players", { able: able - 1, min: minAble });
  return undefined;
}

/** Why a player cannot retire for the rest of the season; `undefined`: he can (BB-173). */
export function checkRetire(club: Club, id: string): Refused | undefined {
  const player = club.players.find((each) => each.id === id);
  if (player === undefined) return refuse("unknown-player", { player: id });
  if (player.status !== "active") return refuse("player-not-available");
  return hasLastingInjury(player) ? undefined : refuse("no-lasting-injury");
}
