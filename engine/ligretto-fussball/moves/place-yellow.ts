import { accept, type Decision, refuse } from "../../core/decision";
import type { Moment, Seat } from "../../core/rules";
import type { Event } from "../model";
import type { Refusal } from "../refusals";
import { opponentsOf, playerAt, type State } from "../state";
import { placeYellow, withConsequences } from "./consequences";

/** The revealer's choice (L11). */
export function chooseVictim(state: State, seat: Seat, victim: Seat, moment: Moment): Decision<Event, Refusal> {
  if (playerAt(state, seat).owed.length === 0) return refuse("no-yellow-to-place");
  if (!opponentsOf(state, seat).includes(victim)) return refuse("not-an-opponent");
  return accept(...withConsequences(state, seat, placeYellow(state, seat, victim, moment), moment));
}

/** Nobody chose in time: the lot does, for one card. */
export function placeByLot(state: State, seat: Seat, moment: Moment): readonly Event[] {
  const opponents = opponentsOf(state, seat);
  const pick = opponents.length === 1 ? 1 : moment.dice.roll(opponents.length, `yellow-victim:seat-${seat}`);
  const victim = opponents[pick - 1];
  if (victim === undefined) throw new Error(`seat ${seat} has no opponent`);
  return withConsequences(state, seat, placeYellow(state, seat, victim, moment), moment);
}
