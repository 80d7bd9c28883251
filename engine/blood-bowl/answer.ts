import type { Decision } from "../core/decision";
import type { Event } from "./model";
import type { Refusal } from "./refusals";

/** What a rule of this game answers. */
export type Answer = Decision<Event, Refusal>;
