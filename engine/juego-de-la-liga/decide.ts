import { accept, type Decision, refuse } from "../core/decision";
import type { Moment } from "../core/rules";
import type { Command } from "./command";
import type { Event } from "./event";
import { unfold } from "./flow/unfolding";
import { carryOut, faultOf } from "./moves/dispatch";
import { actorFault } from "./moves/permission";
import { standIn, standInFault } from "./moves/stand-in";
import type { Fault, Refusal } from "./refusals";
import type { State } from "./state";

/** Judges a command and says what happens; refuses without a trace. */
export function decide(state: State, command: Command, moment: Moment): Decision<Event, Refusal> {
  const fault = actorFault(state, command, moment.by) ?? commandFault(state, command, moment);
  if (fault !== undefined) return refuse(fault.refusal, fault.detail);
  const u = unfold(state, moment);
  if (command.type === "stand-in") standIn(u, command.seat);
  else carryOut(u, command);
  return accept(...u.events);
}

function commandFault(state: State, command: Command, moment: Moment): Fault {
  return command.type === "stand-in" ? standInFault(state, command.seat, moment) : faultOf(state, command, moment);
}
