import { accept, type Decision, refuse } from "../../core/decision";
import type { Moment, Seat } from "../../core/rules";
import { TEAMS, type Team } from "../cards";
import type { Event } from "../model";
import type { Refusal } from "../refusals";
import { playerAt, type State, seatsOf } from "../state";
import { deal } from "./deal";

/** Changes sides before the first deal; everybody has to be ready anew. */
export function chooseTeam(state: State, seat: Seat, team: Team): Decision<Event, Refusal> {
  if (state.phase.kind !== "lobby") return refuse("not-in-the-lobby");
  if (state.options.league) return refuse("teams-are-fixed");
  if (playerAt(state, seat).team === team) return refuse("already-so");
  return accept({ type: "team-chosen", seat, team });
}

/** Ready for the next deal; the last one who says so starts it. */
export function ready(state: State, seat: Seat, { dice }: Moment): Decision<Event, Refusal> {
  if (state.phase.kind !== "lobby" && state.phase.kind !== "break") return refuse("not-in-the-lobby");
  if (!teamsMayPlay(state)) return refuse("uneven-teams");
  if (playerAt(state, seat).ready) return refuse("already-ready");
  const readied: Event = { type: "readied", seat };
  const waitsFor = state.players.some((player, other) => {
    const excused = state.phase.kind === "break" && player.absentSince !== undefined;
    return other !== seat && !player.ready && !excused;
  });
  return waitsFor ? accept(readied) : accept<Event>(readied, deal(state, dice));
}

/** 1 against 1, 2 against 2, and outside a league 1 against 2 (LG-011, LG-012, LG-114). */
export function teamsMayPlay(state: Pick<State, "players" | "options">): boolean {
  const [red = 0, blue = 0] = TEAMS.map((team) => seatsOf(state, team).length);
  return Math.min(red, blue) >= 1 && Math.max(red, blue) <= 2 && (red === blue || !state.options.league);
}
