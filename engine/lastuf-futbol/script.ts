import { evolve } from "./evolve";
import type { Event } from "./model";
import type { State } from "./state";

/** The events of one command as they are found, each evolving the state that the next one is judged on. */
export interface Script {
  state(): State;
  add(event: Event): void;
  events(): readonly Event[];
}

/** An empty script on a state; `at` is the time of the command in ms. */
export function scriptOn(before: State, at: number): Script {
  let state = before;
  const events: Event[] = [];
  return {
    state: () => state,
    add(event) {
      state = evolve(state, event, at);
      events.push(event);
    },
    events: () => events,
  };
}
