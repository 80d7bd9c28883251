import type { Moment } from "../../core/rules";
import type { Event } from "../event";
import { evolve } from "../evolve";
import type { State } from "../state";

/** A decision in the making: each event counts at once for what is decided next. */
export interface Unfolding extends Moment {
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

/** Begins a decision on a state. */
export function unfold(before: State, { by, at, dice }: Moment): Unfolding {
  let state = before;
  const events: Event[] = [];
  return {
    by,
    at,
    dice,
    events,
    get state() {
      return state;
    },
    add(event) {
      events.push(event);
      state = evolve(state, event, at);
    },
  };
}
