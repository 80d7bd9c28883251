import { AFTER_COMMANDS, AFTER_EVENTS, type AfterEvent } from "./after/model";
import { BEFORE_COMMANDS, BEFORE_EVENTS, type BeforeEvent } from "./before/model";
import type { MatchEvent } from "./match/model";
import type { Command, Phase } from "./model";

const typesIn = (shapes: readonly { readonly shape: { readonly type: { readonly value: string } } }[]) =>
  new Set(shapes.map(({ shape }) => shape.type.value));

const BEFORE: ReadonlySet<string> = typesIn(BEFORE_COMMANDS);
const AFTER: ReadonlySet<string> = typesIn(AFTER_COMMANDS);

/** The phase in which a command may be asked. */
export function phaseOf({ type }: Command): Phase {
  if (BEFORE.has(type)) return "before";
  return AFTER.has(type) ? "after" : "match";
}

const EVENTS_BEFORE: ReadonlySet<string> = typesIn(BEFORE_EVENTS);
const EVENTS_AFTER: ReadonlySet<string> = typesIn(AFTER_EVENTS);

type PlayEvent = BeforeEvent | MatchEvent | AfterEvent;

/** Whether an event belongs to the phase before the match. */
export const isBefore = (event: PlayEvent): event is BeforeEvent => EVENTS_BEFORE.has(event.type);

/** Whether an event belongs to the six steps after the match. */
export const isAfter = (event: PlayEvent): event is AfterEvent => EVENTS_AFTER.has(event.type);
