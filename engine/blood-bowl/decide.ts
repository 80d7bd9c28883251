import { refuse } from "../core/decision";
import type { Actor, Moment } from "../core/rules";
import { advance } from "./after/advance";
import { rollCostlyErrors } from "./after/costly-errors";
import { endAdvancement } from "./after/end-advancement";
import { rollDedicatedFans } from "./after/fans";
import { hireJourneyman } from "./after/hire-journeyman";
import { changeStaff, dismiss, endHiring, hire, retire } from "./after/hiring";
import { pickAdvancement } from "./after/pick-advancement";
import { awardTouchdowns, namePlayerOfTheMatch } from "./after/players-of-the-match";
import { prepare } from "./after/prepare";
import { settleResult } from "./after/result";
import type { Answer } from "./answer";
import { nameCaptain } from "./before/captain";
import { rollFans, rollWeather } from "./before/gate";
import { buyInducements } from "./before/inducements";
import { takeJourneymen } from "./before/journeymen";
import { setKicking, toss } from "./before/kicking";
import { rollPrayers } from "./before/prayers";
import { casualty, chooseRoll, treatCasualty } from "./match/casualty";
import { concede, concedeWithoutPenalty } from "./match/concede";
import { feat, stalling, touchdown } from "./match/deeds";
import { changeWeather, rollKickOff, rollRecoveries, setUp } from "./match/drive";
import { endMatch, rollPenalty, startExtraTime } from "./match/end";
import { move } from "./match/moves";
import { raisePlayer } from "./match/raise";
import { endTurn, gainReroll, setClock, spendInducement, spendReroll } from "./match/turns";
import type { Command, Phase } from "./model";
import { phaseOf } from "./phases";
import { sideOf } from "./sides";
import type { State } from "./state";

/** Judges a command on the newest state: a table of contents of everything that may be asked. */
export function decide(state: State, command: Command, { by, dice }: Moment): Answer {
  const phase = phaseOf(command);
  if (state.phase !== phase) return refuse("wrong-phase");
  if (!maySpeak(by, command, phase)) return refuse("not-your-side");
  switch (command.type) {
    case "roll-fans":
      return rollFans(state, command, dice);
    case "roll-weather":
      return rollWeather(state, dice);
    case "take-journeymen":
      return takeJourneymen(state, command);
    case "name-captain":
      return nameCaptain(state, command);
    case "buy-inducements":
      return buyInducements(state, command, dice);
    case "roll-prayers":
      return rollPrayers(state, command, dice);
    case "toss":
      return toss(state, dice);
    case "set-kicking":
      return setKicking(state, command, by);
    case "roll-recoveries":
      return rollRecoveries(state, command, dice);
    case "set-up":
      return setUp(state, command);
    case "roll-kick-off":
      return rollKickOff(state, command, dice);
    case "touchdown":
      return touchdown(state, command);
    case "completion":
    case "interception":
    case "deflection":
    case "superb-throw":
    case "safe-landing":
    case "catch":
      return feat(state, command);
    case "casualty":
      return casualty(state, command, dice);
    case "treat-casualty":
      return treatCasualty(state, command, dice);
    case "choose-roll":
      return chooseRoll(state, command, dice);
    case "knocked-out":
    case "to-reserves":
    case "to-pitch":
    case "sent-off":
      return move(state, command);
    case "stalling":
      return stalling(state, command);
    case "raise-player":
      return raisePlayer(state, command);
    case "use-reroll":
      return spendReroll(state, command);
    case "gain-reroll":
      return gainReroll(state, command);
    case "use-inducement":
      return spendInducement(state, command);
    case "change-weather":
      return changeWeather(state, command, dice);
    case "end-turn":
      return endTurn(state, command);
    case "set-clock":
      return setClock(state, command);
    case "concede":
      return concede(state, command);
    case "concede-without-penalty":
      return concedeWithoutPenalty(state, command);
    case "start-extra-time":
      return startExtraTime(state, command);
    case "roll-penalty":
      return rollPenalty(state, dice);
    case "end-match":
      return endMatch(state, command);
    case "settle-result":
      return settleResult(state, command, dice);
    case "roll-dedicated-fans":
      return rollDedicatedFans(state, command, dice);
    case "award-touchdowns":
      return awardTouchdowns(state, command);
    case "name-player-of-the-match":
      return namePlayerOfTheMatch(state, command, dice);
    case "advance":
      return advance(state, command, dice);
    case "pick-advancement":
      return pickAdvancement(state, command);
    case "hire":
      return hire(state, command);
    case "dismiss":
      return dismiss(state, command);
    case "retire":
      return retire(state, command);
    case "change-staff":
      return changeStaff(state, command);
    case "hire-journeyman":
      return hireJourneyman(state, command);
    case "end-step":
      return command.step === "advancement" ? endAdvancement(state, command.side) : endHiring(state, command.side);
    case "roll-costly-errors":
      return rollCostlyErrors(state, command, dice);
    case "prepare":
      return prepare(state, command);
  }
}

/** Coaches act for their own side; what happened on the pitch either may report, but nobody gives up for the other. */
function maySpeak(by: Actor, command: Command, phase: Phase): boolean {
  if (by.kind === "clock") return false;
  if (by.kind !== "seat") return true;
  const own = sideOf(by.seat);
  if (own === undefined) return false;
  const personal = phase !== "match" || command.type === "concede" || command.type === "concede-without-penalty";
  return !personal || !("side" in command) || command.side === own;
}
