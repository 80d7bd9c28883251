import { accept } from "../../core/decision";
import type { Answer } from "../answer";
import type { Club } from "../club/model";
import { rosterOf } from "../club/rosters";
import { currentTeamValueOf, teamValueOf, valuedClub } from "../club/team-value";
import { editionOf } from "../edition-of";
import type { Edition } from "../editions/model";
import type { CommandOf } from "../model";
import type { Sum } from "../money/sum";
import type { State } from "../state";
import { stepRefusal } from "./checks";

/** Step 6: both values for the next fixture (BB-066); the side is done. */
export function prepare(state: State, { side }: CommandOf<"prepare">): Answer {
  const refused = stepRefusal(state, side, "prepare");
  return refused ?? accept({ type: "prepared", side, ...valuesOf(state.sides[side].club, editionOf(state)) });
}

/** Team value and current team value of a club without journeymen. */
export function valuesOf(club: Club, edition: Edition): { readonly teamValue: Sum; readonly currentTeamValue: Sum } {
  const valued = valuedClub(club, rosterOf(club, edition));
  return { teamValue: teamValueOf(valued, edition), currentTeamValue: currentTeamValueOf(valued, edition) };
}
