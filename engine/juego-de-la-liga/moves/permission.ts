import type { Actor, Seat } from "../../core/rules";
import type { Command } from "../command";
import { clubOf } from "../evolve/changes";
import { type Fault, fault } from "../refusals";
import type { State, Turn } from "../state";

/** Whether that actor may speak for that club at all. */
export function actorFault(state: State, command: Command, by: Actor): Fault {
  const { seat } = command;
  if (seat === undefined) return by.kind === "seat" ? fault("not-your-seat") : undefined;
  const club = state.clubs[seat];
  if (club === undefined) return fault("no-such-club", { seat });
  if (club.kind === "rival") return fault("rival-has-no-coach");
  if (by.kind === "seat" && by.seat !== seat) return fault("not-your-seat", { seat });
  if (command.type === "stand-in") return by.kind === "seat" ? fault("clock-only") : undefined;
  return by.kind === "clock" ? fault("not-now") : undefined;
}

/** The coach's own turn, or why it is not. */
export function ownTurn(state: State, seat: Seat): Turn | NonNullable<Fault> {
  const { phase } = state;
  if (phase.kind === "finished") return fault("season-over");
  if (phase.kind !== "transfer") return fault("not-now");
  return phase.turn.seat === seat ? phase.turn : fault("not-your-turn", { seat: phase.turn.seat });
}

/** The coach's own turn at a moment at which he is free to act, or why it is not. */
export function freeTurn(state: State, seat: Seat): Turn | NonNullable<Fault> {
  const turn = ownTurn(state, seat);
  if ("refusal" in turn) return turn;
  if (turn.stage.kind === "in-debt") return fault("must-pay-first");
  if (turn.stage.kind === "choosing-top") return fault("must-choose-first");
  return turn;
}

/** Whether a club is one of a coach. */
export const isCoach = (state: State, seat: Seat): boolean => clubOf(state, seat).kind === "coach";
