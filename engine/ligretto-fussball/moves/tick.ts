import { accept, type Decision, refuse } from "../../core/decision";
import type { Moment, Seat } from "../../core/rules";
import { awaited, type Due, earliestDue } from "../due";
import type { Event, EventOf } from "../model";
import type { Refusal } from "../refusals";
import { otherTeam, playerAt, type State, seatsOf } from "../state";
import { after, releaseHeld, withConsequences } from "./consequences";
import { deal } from "./deal";
import { goalEvents } from "./goal";
import { layOut } from "./lay-out";
import { placeByLot } from "./place-yellow";

/** Does the next thing that has become due. */
export function tick(state: State, moment: Moment): Decision<Event, Refusal> {
  const due = earliestDue(state);
  return due === undefined || due.at > moment.at ? refuse("not-due") : accept(...dueEvents(state, due, moment));
}

function dueEvents(state: State, due: Due, moment: Moment): readonly Event[] {
  switch (due.what) {
    case "kick-off":
      return [{ type: "kicked-off" }];
    case "deal":
      return [deal(state, moment.dice)];
    case "call-draw":
      return [{ type: "round-drawn", reason: "watchdog" }];
    case "release-held":
      return releaseHeld(state, moment);
    case "free":
      return withConsequences(state, due.seat, [free(state, due.seat)], moment);
    case "place-yellow-by-lot":
      return placeByLot(state, due.seat, moment);
    case "write-off":
      return writeOff(state, due.seat, moment);
    case "resume":
      return [{ type: "resumed" }];
  }
}

/** The end of a stop; after a yellow card a new display is laid out (LG-082, L12). */
export function free(state: State, seat: Seat): EventOf<"freed"> {
  const { hand, stop, short, displaySize } = playerAt(state, seat);
  if (stop?.why !== "yellow") return { type: "freed", seat, laid: [], yellows: [] };
  const { laid, yellows } = layOut(state, hand, short ? 2 : displaySize);
  return { type: "freed", seat, laid, yellows };
}

/** The grace of an absent player is over: a team-mate plays on, or the round is lost (LG-129). */
function writeOff(state: State, seat: Seat, moment: Moment): readonly Event[] {
  const { team } = playerAt(state, seat);
  const alone = seatsOf(state, team).every((mate) => playerAt(state, mate).absentSince !== undefined);
  if (alone) return goalEvents(state, otherTeam(team), "forfeited");
  const written: Event = { type: "written-off", seat };
  const waits = awaited(after(state, [written], moment.at)).length > 0;
  return waits ? [written] : [written, { type: "resumed" }];
}
