import { evolve } from "./evolve";
import type { Event } from "./model";
import type { State } from "./state";

/** The events of one command as they are found, each evolving the state that the next one is judged on. */
export interface Script {
  state(): State;
  add(event: Event): void;
  events(): readonly Event[];
}

/** An event with the state before it and after it. */
interface Step {
  readonly before: State;
  readonly event: Event;
  readonly at: number;
  readonly after: State;
}

/** What the newest script found. A command is judged first and its events evolve the same state right afterwards. */
let newest: readonly Step[] = [];

/** An empty script on a state; `at` is the time of the command in ms. */
export function scriptOn(before: State, at: number): Script {
  let state = before;
  const steps: Step[] = [];
  newest = steps;
  return {
    state: () => state,
    add(event) {
      const after = evolve(state, event, at);
      steps.push({ before: state, event, at, after });
      state = after;
    },
    events: () => steps.map(({ event }) => event),
  };
}

/** The same as `evolve`, but what the newest script has evolved already is not evolved again. */
export function evolveOnce(state: State | undefined, event: Event, at: number): State {
  for (const step of newest) {
    if (step.event === event && step.before === state && step.at === at) return step.after;
  }
  return evolve(state, event, at);
}
