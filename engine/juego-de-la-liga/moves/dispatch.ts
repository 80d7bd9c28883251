import type { Command } from "../command";
import type { Unfolding } from "../flow/unfolding";
import type { Fault } from "../refusals";
import type { State } from "../state";
import { arrange, arrangeFault } from "./arrange";
import { chooseSheet, chooseSheetFault } from "./choose-sheet";
import { chooseTop, chooseTopFault } from "./choose-top";
import { eliminate, eliminateFault } from "./eliminate";
import { endTurn, endTurnFault } from "./end-turn";
import { lineUp, lineUpFault } from "./line-up";
import { type Caller, playOut, playOutFault, rollMatch, rollMatchFault } from "./play-match";
import { roll, rollFault } from "./roll";
import { sell, sellFault } from "./sell";
import { sign, signFault } from "./sign";
import { substitute, substituteFault } from "./substitute";
import { take, takeFault } from "./take";

/** A command that a coach gives himself. */
export type Move = Exclude<Command, { type: "stand-in" }>;

/** Why a command may not be carried out now, whoever asks. */
export function faultOf(state: State, command: Move, caller: Caller): Fault {
  switch (command.type) {
    case "choose-sheet":
      return chooseSheetFault(state, command);
    case "roll":
      return rollFault(state, command);
    case "sign":
      return signFault(state, command);
    case "eliminate-row":
    case "eliminate-market":
      return eliminateFault(state, command);
    case "sell":
      return sellFault(state, command);
    case "choose-top":
      return chooseTopFault(state, command);
    case "take":
      return takeFault(state, command);
    case "arrange":
      return arrangeFault(state, command);
    case "end-turn":
      return endTurnFault(state, command);
    case "line-up":
      return lineUpFault(state, command);
    case "roll-match":
      return rollMatchFault(state, command);
    case "play-out":
      return playOutFault(state, command, caller);
    case "substitute":
      return substituteFault(state, command);
  }
}

/** Carries out a command that has no fault. */
export function carryOut(u: Unfolding, command: Move): void {
  switch (command.type) {
    case "choose-sheet":
      chooseSheet(u, command);
      break;
    case "roll":
      roll(u, command);
      break;
    case "sign":
      sign(u, command);
      break;
    case "eliminate-row":
    case "eliminate-market":
      eliminate(u, command);
      break;
    case "sell":
      sell(u, command);
      break;
    case "choose-top":
      chooseTop(u, command);
      break;
    case "take":
      take(u, command);
      break;
    case "arrange":
      arrange(u, command);
      break;
    case "end-turn":
      endTurn(u);
      break;
    case "line-up":
      lineUp(u, command);
      break;
    case "roll-match":
      rollMatch(u);
      break;
    case "play-out":
      playOut(u);
      break;
    case "substitute":
      substitute(u, command);
      break;
  }
}
