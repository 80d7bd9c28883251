import { accept, type Decision, refuse } from "../../core/decision";
import type { Moment, Seat } from "../../core/rules";
import type { Event, EventOf } from "../model";
import { TURN_GAP_MS } from "../options";
import type { Refusal } from "../refusals";
import { playerAt, type State } from "../state";
import { after, withConsequences } from "./consequences";
import { layOut } from "./lay-out";

/** Turns two cards onto the own discard, or the last one; an empty hand is first made anew (LG-032, LG-107, LG-108). */
export function turn(state: State, seat: Seat, moment: Moment): Decision<Event, Refusal> {
  const { hand, discard, turnedAt } = playerAt(state, seat);
  if (turnedAt !== undefined && moment.at - turnedAt < TURN_GAP_MS) return refuse("turned-too-soon");
  if (hand.length + discard.length === 0) return refuse("nothing-to-turn");
  const events = hand.length > 0 ? [turnTwo(state, seat)] : gatherAndTurn(state, seat, moment);
  return accept(...withConsequences(state, seat, events, moment));
}

function turnTwo(state: State, seat: Seat): EventOf<"turned"> {
  return { type: "turned", seat, cards: playerAt(state, seat).hand.slice(-2).reverse() };
}

/** A yellow card that comes up in the new display must be placed before anything is turned. */
function gatherAndTurn(state: State, seat: Seat, moment: Moment): readonly Event[] {
  const gathered = gather(state, seat, moment);
  if (gathered.yellows.length > 0 || gathered.hand.length === 0) return [gathered];
  return [gathered, turnTwo(after(state, [gathered], moment.at), seat)];
}

function gather(state: State, seat: Seat, { dice }: Moment): EventOf<"gathered"> {
  const { display, discard, displaySize } = playerAt(state, seat);
  const cards = dice.shuffle([...display, ...discard], `gather:seat-${seat}`);
  const { laid, yellows, hand } = layOut(state, cards, displaySize);
  return { type: "gathered", seat, display: laid, yellows, hand };
}
