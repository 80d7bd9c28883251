import { evolveAfter, NOTHING_TAKEN } from "./after/evolve";
import { evolveBefore } from "./before/evolve";
import { entriesOf } from "./bookings";
import { withSide } from "./changes";
import { applyEntry } from "./club/fold";
import { loanAfter, withoutLoans } from "./loans";
import { evolveMatch } from "./match/evolve";
import type { Entrant, Event, EventOf } from "./model";
import { isAfter, isBefore } from "./phases";
import type { LoggedEvent, SideState, State } from "./state";

/** The state after an event; clubs change by what the event books and by nothing else. */
export function evolve(before: State | undefined, event: Event, at: number): State {
  if (event.type === "started") return started(event);
  if (before === undefined) throw new Error(`"${event.type}" before "started"`);
  const state = withBooked(evolvePhase(before, event), event, before);
  const clock = before.match?.clock;
  return { ...state, log: [...state.log, { entry: before.events, at, clock, event }], events: before.events + 1 };
}

function started({ edition, options, home, away }: EventOf<"started">): State {
  return {
    edition,
    options,
    phase: "before",
    sides: { home: sideState(home), away: sideState(away) },
    weather: undefined,
    values: undefined,
    tossWinner: undefined,
    match: undefined,
    end: undefined,
    log: [],
    events: 1,
  };
}

const sideState = ({ clubId, name, coach, club, fielded }: Entrant): SideState => ({
  clubId,
  name,
  coach,
  start: club,
  fielded,
  club,
  fans: undefined,
  journeymenTaken: false,
  guests: [],
  loans: [],
  shopping: undefined,
  prayers: undefined,
  used: {},
  tokens: [],
  after: NOTHING_TAKEN,
});

function evolvePhase(state: State, event: LoggedEvent): State {
  if (isBefore(event)) return evolveBefore(state, event);
  return isAfter(event) ? evolveAfter(state, event) : evolveMatch(state, event);
}

/** Applies what an event books to the clubs, and what concerns guests to them. */
const withBooked = (state: State, event: LoggedEvent, before: State): State =>
  entriesOf(event, before).reduce(
    (next, { side, entry }) =>
      withSide(next, side, ({ club, loans }) => {
        const own = withoutLoans(entry, loans);
        return {
          club: own === undefined ? club : applyEntry(club, own),
          loans: loans.map((loan) => loanAfter(loan, entry)),
        };
      }),
    state,
  );
