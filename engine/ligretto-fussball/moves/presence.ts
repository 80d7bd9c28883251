import { accept, type Decision, refuse } from "../../core/decision";
import type { Seat } from "../../core/rules";
import { awaited } from "../due";
import { underWay } from "../evolve/presence";
import type { Event } from "../model";
import type { Refusal } from "../refusals";
import type { State } from "../state";

/** A player's connection is gone. */
export function lose(state: State, seat: Seat): Decision<Event, Refusal> {
  const player = state.players[seat];
  if (player === undefined) return refuse("not-a-player");
  return player.absentSince === undefined ? accept({ type: "lost", seat }) : refuse("already-so");
}

/** A player is back; when nobody else is waited for, the round goes on. */
export function comeBack(state: State, seat: Seat): Decision<Event, Refusal> {
  const player = state.players[seat];
  if (player === undefined) return refuse("not-a-player");
  if (player.absentSince === undefined) return refuse("already-so");
  const back: Event = { type: "returned", seat };
  const others = awaited(state).filter((other) => other !== seat);
  const goesOn = state.pause !== undefined && state.pause.until === undefined && others.length === 0;
  return goesOn ? accept<Event>(back, { type: "resumed" }) : accept(back);
}

/** The server was gone for a while: everybody waits a moment, and the clocks go on where the log left them. */
export function interrupt(state: State): Decision<Event, Refusal> {
  return underWay(state) ? accept({ type: "interrupted" }) : refuse("not-under-way");
}

/** A newly measured round trip, for option fairness. */
export function measure(state: State, seat: Seat, rttMs: number): Decision<Event, Refusal> {
  const player = state.players[seat];
  if (player === undefined) return refuse("not-a-player");
  return player.rttMs === rttMs ? refuse("already-so") : accept({ type: "measured", seat, rttMs });
}
