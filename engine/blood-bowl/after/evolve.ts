import { withSide } from "../changes";
import type { Side } from "../sides";
import { SIDES } from "../sides";
import type { AfterState, State } from "../state";
import type { AfterEvent, AfterStep, HiringPart } from "./model";
import { HIRING_PARTS } from "./model";

/** A side that has taken no step yet. */
export const NOTHING_TAKEN: AfterState = {
  step: "result",
  part: "hire",
  result: undefined,
  fans: undefined,
  awarded: undefined,
  playersOfTheMatch: [],
  rolled: undefined,
  costlyErrors: undefined,
  prepared: undefined,
  hiredGuests: [],
};

/** The state after an event of the six steps; the clubs themselves follow from what the event books. */
export function evolveAfter(state: State, event: AfterEvent): State {
  const { side } = event;
  switch (event.type) {
    case "result-settled":
      return withAfter(state, side, { result: event, step: "fans" });
    case "dedicated-fans-rolled":
      return withAfter(state, side, { fans: event, step: "advancement" });
    case "touchdowns-awarded":
      return withAfter(state, side, { awarded: event.players });
    case "player-of-the-match-named": {
      const { playersOfTheMatch } = state.sides[side].after;
      return withAfter(state, side, { playersOfTheMatch: [...playersOfTheMatch, event.player] });
    }
    case "advancement-rolled": {
      const { player, asked, skills, characteristics } = event;
      return withAfter(state, side, { rolled: { player, asked, skills, characteristics } });
    }
    case "player-advanced":
      return withAfter(state, side, { rolled: undefined });
    case "player-hired":
      return event.journeyman === undefined
        ? withPart(state, side, "hire")
        : withGuestHired(withPart(state, side, "journeymen"), side, event.journeyman);
    case "player-dismissed":
    case "player-retired":
      return withPart(state, side, "dismiss");
    case "staff-changed":
      return withPart(state, side, "staff");
    case "step-ended":
      return withAfter(state, side, { step: event.step === "advancement" ? "hiring" : "costly-errors" });
    case "costly-errors-rolled":
      return withAfter(state, side, { costlyErrors: event, step: "prepare" });
    case "prepared":
      return whenBothAreDone(withAfter(state, side, { prepared: event, step: undefined }));
  }
}

const withAfter = (state: State, side: Side, change: Partial<AfterState>): State =>
  withSide(state, side, ({ after }) => ({ after: { ...after, ...change } }));

/** The parts of the hiring step only go forward. */
function withPart(state: State, side: Side, part: HiringPart): State {
  const now = state.sides[side].after.part;
  return HIRING_PARTS.indexOf(part) > HIRING_PARTS.indexOf(now) ? withAfter(state, side, { part }) : state;
}

const withGuestHired = (state: State, side: Side, guest: string): State =>
  withAfter(state, side, { hiredGuests: [...state.sides[side].after.hiredGuests, guest] });

const whenBothAreDone = (state: State): State =>
  SIDES.every((side) => isDone(state.sides[side].after.step)) ? { ...state, phase: "done" } : state;

const isDone = (step: AfterStep | undefined) => step === undefined;
