import type { Seat } from "../../core/rules";
import { INTERRUPTION_MS } from "../options";
import type { Phase, State } from "../state";
import { withPlayer, withPlayers } from "./change";

/** A connection is gone: a round that is under way waits for it. */
export function lost(state: State, seat: Seat, at: number): State {
  const gone = withPlayer(state, seat, () => ({ absentSince: at, ready: false }));
  return { ...gone, pause: state.pause ?? (underWay(state) ? { since: at, until: undefined } : undefined) };
}

export function returned(state: State, seat: Seat): State {
  return withPlayer(state, seat, () => ({ absentSince: undefined, writtenOff: false }));
}

/** The team plays on with one player less. */
export function writtenOff(state: State, seat: Seat): State {
  return withPlayer(state, seat, () => ({ writtenOff: true }));
}

/** The server was gone: the clocks have stood still since the newest event, and all get a moment to come back. */
export function interrupted(state: State, at: number): State {
  const waiting = withPlayers(state, ({ absentSince }) => ({
    absentSince: absentSince === undefined ? undefined : at,
  }));
  return { ...waiting, pause: { since: state.pause?.since ?? state.at, until: at + INTERRUPTION_MS } };
}

/** All clocks go on from where they stood. */
export function resumed(state: State, at: number): State {
  const by = state.pause === undefined ? 0 : at - state.pause.since;
  const { centre, held } = state;
  const moved = withPlayers(state, ({ stop, owedSince, changedAt }) => ({
    stop: stop === undefined ? undefined : { ...stop, until: stop.until + by },
    owedSince: owedSince + by,
    changedAt: changedAt + by,
  }));
  return {
    ...moved,
    pause: undefined,
    phase: later(state.phase, by),
    centre: { ...centre, changedAt: centre.changedAt + by },
    held: held === undefined ? undefined : { ...held, until: held.until + by },
  };
}

function later(phase: Phase, by: number): Phase {
  if (phase.kind === "live") return { ...phase, since: phase.since + by };
  return phase.kind === "countdown" ? { ...phase, until: phase.until + by } : phase;
}

/** Whether a round has been dealt and is not over. */
export const underWay = ({ phase }: Pick<State, "phase">) => phase.kind === "countdown" || phase.kind === "live";
