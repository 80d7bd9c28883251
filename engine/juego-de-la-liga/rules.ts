import type { Rules } from "../core/rules";
import { Command } from "./command";
import { decide } from "./decide";
import { nextDue } from "./due";
import { Entrant } from "./entrant";
import { Event } from "./event";
import { evolve } from "./evolve";
import { legal } from "./legal";
import { Options } from "./options";
import type { Refusal } from "./refusals";
import { plannedFixtures, results } from "./results";
import { rollsInApp } from "./rolls-in-app";
import { setup, startFault } from "./setup";
import type { State } from "./state";
import { news, type View, view } from "./view";
import { withdrawable } from "./withdrawable";

/** El Juego de la Liga: one play is one season of 4 or 6 clubs. */
export const rules: Rules<State, Command, Event, Options, Entrant, View, Refusal> = {
  game: "juego-de-la-liga",
  format: 1,
  upcast: (event) => event,
  options: Options,
  entrant: Entrant,
  command: Command,
  event: Event,
  seats: { min: 4, max: 6 },
  startFault,
  setup,
  decide,
  evolve,
  view,
  news,
  results,
  fixtures: plannedFixtures,
  finished: ({ phase }) => phase.kind === "finished",
  bookings: () => [],
  nextDue,
  rollsInApp,
  legal,
  withdrawable,
  tempo: "turns",
};
