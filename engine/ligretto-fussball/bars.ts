import type { Seat } from "../core/rules";
import type { Refusal } from "./refusals";
import { playerAt, type State } from "./state";

/** Why a seat may do nothing at all in a round. */
export function absenceBar(state: State, seat: Seat): Refusal | undefined {
  if (state.phase.kind !== "live") return "not-under-way";
  if (state.pause !== undefined) return "paused";
  return playerAt(state, seat).absentSince === undefined ? undefined : "absent";
}

/** Why a seat may neither turn nor play; without a time, a stop counts as long as the clock has not ended it. */
export function moveBar(state: State, seat: Seat, at?: number): Refusal | undefined {
  const bar = absenceBar(state, seat);
  if (bar !== undefined) return bar;
  const { stop, owed } = playerAt(state, seat);
  if (stop !== undefined && (at === undefined || at < stop.until)) {
    return stop.why === "yellow" ? "stopped-by-yellow" : "locked-for-wrong-cards";
  }
  if (owed.length > 0) return "place-yellow-first";
  return state.held?.seat === seat ? "card-is-held" : undefined;
}
