import { withSide } from "../changes";
import { loanOf, mayStay } from "../loans";
import { withFirstDrive } from "../match/drives";
import type { EventOf } from "../model";
import { opponentOf, type Side } from "../sides";
import type { State } from "../state";
import type { BeforeEvent, Guest } from "./model";

/** The state after an event of the phase before the match. */
export function evolveBefore(state: State, event: BeforeEvent): State {
  switch (event.type) {
    case "fan-factor-rolled": {
      const { side, dedicatedFans, face, fanFactor } = event;
      return withSide(state, side, () => ({ fans: { dedicatedFans, face, fanFactor } }));
    }
    case "weather-rolled":
      return { ...state, weather: event.weather };
    case "journeymen-taken":
      return withGuests(
        withSide(state, event.side, () => ({ journeymenTaken: true })),
        event.side,
        event.guests,
      );
    case "values-fixed":
      return { ...state, values: { home: event.home, away: event.away } };
    case "captain-named":
      return state;
    case "inducements-bought":
      return bought(state, event);
    case "prayers-rolled":
      return withSide(state, event.side, () => ({ prayers: event.prayers }));
    case "tossed":
      return { ...state, tossWinner: event.winner };
    case "kicking-set":
      return withFirstDrive(state, event.kicking);
  }
}

/** What a side bought; a star whom both wanted leaves the other side again where the edition says so. */
function bought(state: State, event: EventOf<"inducements-bought">): State {
  const own = withSide(state, event.side, () => ({ shopping: event }));
  const clash = event.clash ?? [];
  const without = withSide(own, opponentOf(event.side), ({ guests }) => ({
    guests: guests.filter(({ kind, position }) => kind !== "star" || !clash.includes(position)),
  }));
  return withGuests(without, event.side, event.guests);
}

const withGuests = (state: State, side: Side, joining: readonly Guest[]): State =>
  withSide(state, side, ({ guests, loans }) => ({
    guests: [...guests, ...joining],
    loans: [...loans, ...joining.filter(mayStay).map(loanOf)],
  }));
