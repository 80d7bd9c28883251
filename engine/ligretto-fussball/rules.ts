import type { Actor, LogEntry, LogRange, Rules, Start } from "../core/rules";
import { TEAMS } from "./cards";
import { decide } from "./decide";
import { earliestDue } from "./due";
import { evolve } from "./evolve";
import { legal } from "./legal";
import { Command, Entrant, Event } from "./model";
import { Options } from "./options";
import type { Refusal } from "./refusals";
import { results, scoreNow } from "./results";
import type { State } from "./state";
import { news, type View, view } from "./view";

/** Das Ligretto Fußballspiel, live or on a scoreboard. */
export const rules: Rules<State, Command, Event, Options, Entrant, View, Refusal> = {
  game: "ligretto-fussball",
  format: 1,
  upcast: (event) => event,
  options: Options,
  entrant: Entrant,
  command: Command,
  event: Event,
  seats: { min: 2, max: 4 },
  setup: (start) => [started(start)],
  decide,
  evolve,
  view,
  news,
  results,
  scoreNow,
  finished: ({ phase }) => phase.kind === "over",
  bookings: () => [],
  nextDue(state) {
    const due = earliestDue(state);
    return due === undefined ? undefined : { at: due.at, command: { type: "tick" } };
  },
  legal,
  withdrawable,
  tempo: "race",
};

function started({ options, entrants }: Start<Options, Entrant>): Event {
  const players = entrants.map(({ name, team }, seat) => ({ name, team: team ?? TEAMS[seat % 2] ?? "red" }));
  return { type: "started", edition: "rulebook", options, players };
}

/** Live, every move reveals something and none is taken back; the scoreboard takes back its newest command. */
function withdrawable(entries: readonly LogEntry<Event>[], { options }: State, by: Actor): readonly LogRange[] {
  if (options.mode !== "scoreboard" || by.kind === "clock") return [];
  const last = entries.findLast(({ event }) => event.type !== "match-ended");
  const newest = entries.at(-1);
  if (last === undefined || newest === undefined || last.event.type === "started") return [];
  return [{ from: last.seq, to: newest.seq }];
}
