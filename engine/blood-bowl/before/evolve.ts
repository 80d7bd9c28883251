import { withSide } from "../changes";
import { loanOf, mayStay } from "../loans";
import { withFirstDrive } from "../match/drives";
import type { Side } from "../sides";
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
      return withGuests(
        withSide(state, event.side, () => ({ shopping: event })),
        event.side,
        event.guests,
      );
    case "prayers-rolled":
      return withSide(state, event.side, () => ({ prayers: event.prayers }));
    case "tossed":
      return { ...state, tossWinner: event.winner };
    case "kicking-set":
      return withFirstDrive(state, event.kicking);
  }
}

const withGuests = (state: State, side: Side, joining: readonly Guest[]): State =>
  withSide(state, side, ({ guests, loans }) => ({
    guests: [...guests, ...joining],
    loans: [...loans, ...joining.filter(mayStay).map(loanOf)],
  }));
