import type { Seat } from "../../core/rules";
import type { CardId, Team } from "../cards";
import type { Event, GoalWay } from "../model";
import { FORFEITS_TO_LOSE } from "../options";
import { goalsNeeded, otherTeam, type State } from "../state";

/** A goal, the other side's extra yellow card (LG-064), and the end of the match where the goal decides it. */
export function goalEvents(
  state: State,
  team: Team,
  way: GoalWay,
  by?: { readonly seat: Seat; readonly card: CardId },
): readonly Event[] {
  const [yellow] = state.teams[otherTeam(team)].spare;
  const goal: Event = { type: "goal", team, way, ...by, ...(yellow === undefined ? {} : { yellow }) };
  if (state.teams[team].goals + 1 >= goalsNeeded(state, team)) {
    return [goal, { type: "match-ended", winner: team, way: "goals" }];
  }
  if (way === "forfeited" && forfeitsInARow(state, team) + 1 >= FORFEITS_TO_LOSE) {
    return [goal, { type: "match-ended", winner: team, way: "forfeits" }];
  }
  return [goal];
}

/** Rounds that a team has just been given in a row, in this match, by the other side's absence (LG-129). */
function forfeitsInARow({ rounds, matches }: State, team: Team): number {
  const given = rounds.map(
    (round) =>
      round.match === matches.length && round.kind === "goal" && round.way === "forfeited" && round.team === team,
  );
  return given.length - 1 - given.lastIndexOf(false);
}
