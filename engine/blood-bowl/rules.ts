import type { Rules } from "../core/rules";
import { bookings } from "./bookings";
import { BloodBowlEdition } from "./club/model";
import { decide } from "./decide";
import { evolve } from "./evolve";
import { legal } from "./legal";
import { Command, Entrant, Event, Options } from "./model";
import type { Refusal } from "./refusals";
import { results, scoreNow } from "./results";
import { sideOf } from "./sides";
import type { State } from "./state";
import { news, type View, view } from "./view";
import { withdrawable } from "./withdrawable";

/** Blood Bowl in league play: one play for each fixture, before, during and after the match. */
export const rules: Rules<State, Command, Event, Options, Entrant, View, Refusal> = {
  game: "blood-bowl",
  format: 1,
  upcast: (event) => event,
  options: Options,
  entrant: Entrant,
  command: Command,
  event: Event,
  inTie,
  seats: { min: 2, max: 2 },
  setup({ edition, options, entrants: [home, away] }) {
    if (home === undefined || away === undefined) throw new Error("a fixture has two sides");
    return [{ type: "started", edition: BloodBowlEdition.parse(edition), options, home, away }];
  },
  decide,
  evolve,
  view,
  news,
  results,
  scoreNow,
  finished: ({ phase }) => phase === "done",
  seatFinished,
  bookings,
  nextDue: () => undefined,
  legal,
  withdrawable,
  tempo: "sides",
};

/** A tie that one match decides goes into extra time unless the house rules have penalties at once; elsewhere a draw stands. */
function inTie(options: Options, needsWinner: boolean): Options {
  if (!needsWinner) return { ...options, decider: "draw" };
  return options.decider === "draw" ? { ...options, decider: "extra-time" } : options;
}

/** A side that has prepared its next fixture is free for it. */
function seatFinished({ phase, sides }: State, seat: number): boolean {
  const side = sideOf(seat);
  return phase === "done" || (phase === "after" && side !== undefined && sides[side].after.step === undefined);
}
