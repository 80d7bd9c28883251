import { withArea, withTable } from "./evolve/change";
import * as footballers from "./evolve/footballers";
import * as goals from "./evolve/goals";
import * as piles from "./evolve/piles";
import * as setup from "./evolve/setup";
import * as window from "./evolve/window";
import type { Event } from "./model";
import type { State } from "./state";

/** The state after an event; never refuses and never rolls. */
export function evolve(state: State | undefined, event: Event, at: number): State {
  if (event.type === "started") return setup.started(event, at);
  if (state === undefined) throw new Error(`"${event.type}" before "started"`);
  switch (event.type) {
    case "goal-chosen":
      return setup.goalChosen(state, event, at);
    case "deck-shuffled":
      return setup.deckShuffled(state, event);
    case "dealt":
      return setup.dealt(state, event);
    case "kicked-off":
      return withTable(state, { phase: "turn", turn: event.seat, since: at });
    case "footballer-laid":
      return footballers.footballerLaid(state, event);
    case "red-card-shown":
      return footballers.redCardShown(state, event);
    case "yellow-card-shown":
      return footballers.yellowCardShown(state, event);
    case "sent-off":
      return footballers.sentOff(state, event);
    case "sending-off-cancelled":
      return footballers.sendingOffCancelled(state, event);
    case "injured":
      return footballers.injured(state, event);
    case "healed":
      return footballers.healed(state, event);
    case "players-exchanged":
      return footballers.playersExchanged(state, event);
    case "ball-played":
      return goals.ballPlayed(state, event);
    case "goal-scored":
      return goals.goalScored(state, event);
    case "goal-disallowed":
      return goals.goalDisallowed(state, event);
    case "field-changed":
      return goals.fieldChanged(state, event);
    case "window-opened":
      return window.windowOpened(state, event, at);
    case "answered":
      return window.answered(state, event);
    case "window-closed":
      return window.windowClosed(state, event);
    case "discarded":
      return piles.discarded(state, event);
    case "reshuffled":
      return piles.reshuffled(state, event);
    case "drawn":
      return piles.drawn(state, event);
    case "taken-from-discard":
      return piles.takenFromDiscard(state, event);
    case "eliminated":
      return piles.eliminated(state, event);
    case "turn-skipped":
      return withTable(state, { phase: "settling" });
    case "turn-passed":
      return withTable(state, { phase: "turn", turn: event.to, since: at, turns: state.table.turns + 1 });
    case "ended":
      return withTable(state, { phase: "over", end: event.reason });
    case "automatic-set": {
      const { table, hidden } = state;
      const automatic = hidden.automatic.map((own, seat) => (seat === event.seat ? event.automatic : own));
      return { table, hidden: { ...hidden, automatic } };
    }
    case "went-away":
      return withTable(state, { areas: withArea(state.table.areas, event.seat, () => ({ awaySince: at })) });
    case "came-back":
      return withTable(state, { areas: withArea(state.table.areas, event.seat, () => ({ awaySince: undefined })) });
    case "stood-in":
      if (event.how === "bot") return state;
      return withTable(state, {
        areas: withArea(state.table.areas, event.seat, ({ missed }) => ({ missed: missed + 1 })),
      });
  }
}
