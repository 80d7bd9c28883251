import { begin } from "./evolve/begin";
import { withPlayer, withPlayers, withTeam } from "./evolve/change";
import { erred, freed, gathered, held, played, turned, yellowPlaced } from "./evolve/piles";
import { interrupted, lost, resumed, returned, writtenOff } from "./evolve/presence";
import { dealt, goal, kickedOff, matchEnded, roundDrawn } from "./evolve/rounds";
import type { Event } from "./model";
import type { State } from "./state";

/** What holds after an event that happened at `at` (ms). */
export function evolve(state: State | undefined, event: Event, at: number): State {
  if (event.type === "started") return begin(event, at);
  if (state === undefined) throw new Error(`"${event.type}" before "started"`);
  return { ...changed(state, event, at), at };
}

function changed(state: State, event: Exclude<Event, { type: "started" }>, at: number): State {
  switch (event.type) {
    case "team-chosen": {
      const { seat, team } = event;
      return withPlayers(state, (player, other) => ({ ready: false, team: other === seat ? team : player.team }));
    }
    case "readied":
      return withPlayer(state, event.seat, () => ({ ready: true }));
    case "dealt":
      return dealt(state, event, at);
    case "kicked-off":
      return kickedOff(state, at);
    case "turned":
      return turned(state, event, at);
    case "gathered":
      return gathered(state, event, at);
    case "played":
      return played(state, event, at);
    case "held":
      return held(state, event, at);
    case "erred":
      return erred(state, event, at);
    case "yellow-placed":
      return yellowPlaced(state, event, at);
    case "freed":
      return freed(state, event, at);
    case "goal":
      return goal(state, event, at);
    case "round-drawn":
      return roundDrawn(state, event, at);
    case "match-ended":
      return matchEnded(state, event, at);
    case "lost":
      return lost(state, event.seat, at);
    case "returned":
      return returned(state, event.seat);
    case "written-off":
      return writtenOff(state, event.seat);
    case "interrupted":
      return interrupted(state, at);
    case "resumed":
      return resumed(state, at);
    case "measured":
      return withPlayer(state, event.seat, () => ({ rttMs: event.rttMs }));
    case "yellow-recorded":
      return withTeam(state, event.team, ({ suffered }) => ({ suffered: suffered + 1 }));
    case "timer-started":
      return { ...state, timer: { ...state.timer, since: at } };
    case "timer-stopped": {
      const { elapsedMs, since } = state.timer;
      return { ...state, timer: { elapsedMs: elapsedMs + (since === undefined ? 0 : at - since), since: undefined } };
    }
  }
}
