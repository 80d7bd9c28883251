import type { Seat } from "../../core/rules";
import type { CommandOf } from "../command";
import { clubOf } from "../evolve/changes";
import type { Unfolding } from "../flow/unfolding";
import { suspendedOf } from "../line-up";
import { sideOf } from "../match/course";
import { type Fault, fault } from "../refusals";
import { placementFault } from "../squad";
import type { Match, State } from "../state";
import { matchUnderWay } from "./play-match";

type Substitute = CommandOf<"substitute">;

/** Why a footballer may not come on (J13, option): only between two plays, and never for one who was sent off. */
export function substituteFault(state: State, command: Substitute): Fault {
  const match = matchUnderWay(state, command.fixture);
  if ("refusal" in match) return match;
  const notNow = substitutionFault(match, command.seat);
  if (notNow !== undefined) return notNow;
  if (match.sentOff[sideOf(match, command.seat)].includes(command.space)) return fault("sent-off-not-replaced");
  return comingOnFault(state, match, command);
}

/** Why a club may bring nobody on at this moment of its match, whoever it is. */
export function substitutionFault(match: Match, seat: Seat): Fault {
  if (!match.seats.includes(seat)) return fault("not-your-match");
  if (match.subs[sideOf(match, seat)] === 0) return fault("no-substitution-left");
  return isBetweenPlays(match) ? undefined : fault("play-under-way");
}

function isBetweenPlays({ actions, step }: Match): boolean {
  if (actions > 0) return false;
  return step.kind === "first" || step.kind === "footballer" || (step.kind === "action" && step.space === undefined);
}

function comingOnFault(state: State, match: Match, { seat, space, footballer }: Substitute): Fault {
  const side = sideOf(match, seat);
  if (Object.values(match.lineUps[side]).includes(footballer)) return fault("on-the-pitch", { footballer });
  const sentOff = match.incidents.some(({ kind, card }) => kind === "red-card" && card === footballer);
  if (sentOff) return fault("sent-off-not-replaced", { footballer });
  if (suspendedOf(state, seat).includes(footballer)) return fault("suspended", { footballer });
  if (match.barred[side].includes(footballer)) return fault("barred", { footballer });
  return placementFault(state, clubOf(state, seat), { [space]: footballer });
}

/** The footballer takes the space, whoever stood there goes to the bench. */
export function substitute(u: Unfolding, { fixture, seat, space, footballer }: Substitute): void {
  u.add({ type: "substituted", fixture, seat, space, footballer });
}
