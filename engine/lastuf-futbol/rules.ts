import type { Rules } from "../core/rules";
import { decide } from "./decide";
import { nextDue } from "./due";

import { legal } from "./legal";
import { Command, Entrant, Event } from "./model";
import { Options, startFault } from "./options";
import { results } from "./placing";
import type { Refusal } from "./refusals";
import { evolveOnce } from "./script";
import { setup } from "./setup";
import type { State, View } from "./state";
import { news, view } from "./view";
import { withdrawable } from "./withdraw";

/** Lastuf Futbol for 2 to 4 players, hands hidden. */
export const rules: Rules<State, Command, Event, Options, Entrant, View, Refusal> = {
  game: "lastuf-futbol",
  format: 1,
  upcast: (event) => event,
  options: Options,
  /** Nobody answers in seconds while the tablet goes from hand to hand. */
  oneTablet: (options) => ({ ...options, timing: "table" }),
  entrant: Entrant,
  command: Command,
  event: Event,
  seats: { min: 2, max: 4 },
  startFault: (options, entrants) => startFault(options, entrants.length),
  setup,
  decide,
  evolve: evolveOnce,
  view,
  news,
  results,
  finished: ({ table }) => table.phase === "over",
  bookings: () => [],
  nextDue,
  legal,
  withdrawable: (entries, _state, by) => withdrawable(entries, by),
  tempo: "turns",
};
