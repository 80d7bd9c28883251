import type { Moment, Seat } from "../../core/rules";
import { bestLineUp } from "../best-eleven";
import { BOTS_BY_ID } from "../bots";
import { safeMove } from "../bots/safe";
import { standInDue } from "../due";
import { clubOf } from "../evolve/changes";
import { goOn } from "../flow/matchdays";
import type { Unfolding } from "../flow/unfolding";
import { legal } from "../legal";
import { type Fault, fault } from "../refusals";
import type { State } from "../state";
import { view } from "../view";
import { carryOut, type Move } from "./dispatch";
import { lineUp, lineUpDueFault } from "./line-up";

/** Why nobody stands in for a coach: nothing is awaited from him, or the clock comes too early. */
export function standInFault(state: State, seat: Seat, { by, at }: Moment): Fault {
  if (!isAwaited(state, seat)) return fault("nothing-to-do");
  if (by.kind !== "clock") return undefined;
  const due = standInDue(state, seat);
  return due !== undefined && due <= at ? undefined : fault("not-due");
}

function isAwaited(state: State, seat: Seat): boolean {
  const { phase } = state;
  switch (phase.kind) {
    case "draft":
      return phase.seat === seat;
    case "transfer":
      return phase.turn.seat === seat;
    case "matchday":
      return lineUpDueFault(state, seat) === undefined;
    case "finished":
      return false;
  }
}

/** Does what is awaited from a coach: the rest of his turn, or his line-up (J38). */
export function standIn(u: Unfolding, seat: Seat): void {
  if (u.state.phase.kind === "matchday") handIn(u, seat);
  else finishTurn(u, seat);
}

function handIn(u: Unfolding, seat: Seat): void {
  if (u.state.options.absent === "forfeit" && clubOf(u.state, seat).bot === undefined) {
    u.add({ type: "line-up-missed", seat });
    goOn(u);
  } else lineUp(u, { type: "line-up", seat, spaces: bestLineUp(u.state, seat) });
}

/** A late turn is only rolled and paid, nobody is signed; bots, and with the option any stand-in, play it in full. */
function finishTurn(u: Unfolding, seat: Seat): void {
  const turn = turnKey(u.state);
  while (turnKey(u.state) === turn) carryOut(u, nextMove(u, seat));
}

function nextMove({ state, dice }: Unfolding, seat: Seat): Move {
  const bot = clubOf(state, seat).bot ?? (state.options.whenLate === "bot" ? "greedy" : undefined);
  const moves = legal(state, seat).filter(({ refusal }) => refusal === undefined);
  const command =
    bot === undefined ? safeMove(state, moves) : BOTS_BY_ID[bot](view(state, seat), seat, moves, dice)?.command;
  if (command === undefined || command.type === "stand-in") throw new Error("a stand-in found nothing to do");
  return command;
}

/** Changes with every turn; one coach alone has his next turn at once. */
function turnKey({ phase }: State): string {
  if (phase.kind === "draft") return `draft ${phase.seat}`;
  return phase.kind === "transfer" ? `${phase.turn.period} ${phase.turn.lap} ${phase.turn.seat}` : phase.kind;
}
