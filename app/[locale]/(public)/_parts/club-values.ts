import { currentTeamValueOf, edition, rosterOf, teamValueOf, valuedClub } from "@/engine/blood-bowl";
import type { Squad } from "./shapes";

/** A club's edition and roster, and its values as sums; gold in gold pieces. */
export function clubValues(squad: Squad) {
  const rules = edition(squad.edition);
  const roster = rosterOf(squad, rules);
  const valued = valuedClub(squad, roster);
  return { rules, roster, teamValue: teamValueOf(valued, rules), next: currentTeamValueOf(valued, rules) };
}
