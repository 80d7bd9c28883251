import { needsCaptain } from "../before/captain";
import { journeymenDue, openStep, prayersDue } from "../before/steps";
import { availablePlayers } from "../club/availability";
import { journeymanPositions } from "../club/journeymen";
import { positionOf, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { Command } from "../model";
import { SIDES, type Side } from "../sides";
import type { State } from "../state";

/** What one side may do in the open step before the match. */
export function beforeCandidates(state: State, side: Side): Command[] {
  return [...captains(state, side), ...ofStep(state, side)];
}

function ofStep(state: State, side: Side): Command[] {
  switch (openStep(state)) {
    case "fans":
      return [{ type: "roll-fans", side }];
    case "weather":
      return [{ type: "roll-weather" }];
    case "journeymen":
      return journeymen(state, side);
    case "inducements":
      return [{ type: "buy-inducements", side, purchases: [] }];
    case "prayers":
      return prayersDue(state, side) > 0 ? [{ type: "roll-prayers", side }] : [];
    case "kicking":
      return [{ type: "toss" }, ...SIDES.map((kicking) => ({ type: "set-kicking", kicking }) as const)];
    case undefined:
      return [];
  }
}

/** One list for each position that serves; mixed ones may be asked for as well. */
function journeymen(state: State, side: Side): Command[] {
  const { club, journeymenTaken } = state.sides[side];
  const due = journeymenDue({ club, journeymenTaken });
  if (due === 0) return [];
  const edition = editionOf(state);
  return journeymanPositions(rosterOf(club, edition), edition).map(({ id }) => ({
    type: "take-journeymen",
    side,
    positions: Array.from({ length: due }, () => id),
  }));
}

function captains(state: State, side: Side): Command[] {
  const { club } = state.sides[side];
  if (!needsCaptain(club)) return [];
  const roster = rosterOf(club, editionOf(state));
  return availablePlayers(club)
    .filter((player) => !positionOf(player, roster).bigGuy)
    .map(({ id }) => ({ type: "name-captain", side, player: id }));
}
