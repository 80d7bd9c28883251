import { accept, type Decision } from "../core/decision";
import type { Actor, Moment, Seat } from "../core/rules";
import type { Command, Event } from "./model";
import { answer } from "./moves/answer";
import { chooseGoal } from "./moves/choose-goal";
import { closeByClock } from "./moves/close-window";
import { comeBack, goAway, setAutomatic } from "./moves/presence";
import { standIn } from "./moves/stand-in";
import { type TurnCommand, takeTurn, turnRefusal } from "./moves/take-turn";
import { type Refusal, refused } from "./refusals";
import { type Script, scriptOn } from "./script";
import type { State, Table } from "./state";
import { areaOf } from "./table";

/** Judges one command; what it brings about is found event by event. */
export function decide(state: State, command: Command, moment: Moment): Decision<Event, Refusal> {
  if (state.table.phase === "over") return refused("play-is-over");
  const script = scriptOn(state, moment.at);
  noticeReturn(script, command, moment.by);
  const refusal = play(script, command, moment);
  return refusal === undefined ? accept(...script.events()) : refused(refusal);
}

/** Whoever acts is back. */
function noticeReturn(script: Script, { type }: Command, by: Actor): void {
  if (by.kind !== "seat" || type === "go-away" || type === "come-back") return;
  const area = script.state().table.areas[by.seat];
  if (area?.awaySince !== undefined) script.add({ type: "came-back", seat: by.seat });
}

function play(script: Script, command: Command, moment: Moment): Refusal | undefined {
  const { by } = moment;
  const { table } = script.state();
  switch (command.type) {
    case "choose-goal":
      return chooserRefusal(table, by) ?? chooseGoal(script, table.turn, command.goal, moment.dice);
    case "react":
      return seatRefusal(table, command.seat, by) ?? answer(script, command.seat, command.card, moment);
    case "let-stand":
      return seatRefusal(table, command.seat, by) ?? answer(script, command.seat, undefined, moment);
    case "set-automatic":
      return seatRefusal(table, command.seat, by) ?? setAutomatic(script, command.seat, command.automatic);
    case "go-away":
      return presenceRefusal(table, command.seat, by) ?? goAway(script, command.seat);
    case "come-back":
      return presenceRefusal(table, command.seat, by) ?? comeBack(script, command.seat);
    case "close-window":
      return by.kind === "clock" ? closeByClock(script, moment) : "clock-only";
    case "stand-in":
      return by.kind === "clock" ? standIn(script, command.seat, moment, play) : "clock-only";
    default:
      return turn(script, command, moment);
  }
}

function turn(script: Script, command: TurnCommand, { by, dice }: Moment): Refusal | undefined {
  const { table, hidden } = script.state();
  const seat = table.turn;
  const refusal = phaseRefusal(table, by) ?? turnRefusal(table, seat, hidden.hands[seat] ?? [], command);
  if (refusal === undefined) takeTurn(script, seat, command, dice);
  return refusal;
}

/** Why nobody, or not this actor, may use the turn now. */
function phaseRefusal(table: Table, by: Actor): Refusal | undefined {
  if (table.phase === "goals") return "choose-goals-first";
  if (table.phase === "window") return "window-open";
  return turnSeatRefusal(table, by);
}

const chooserRefusal = (table: Table, by: Actor): Refusal | undefined =>
  table.phase === "goals" ? turnSeatRefusal(table, by) : "goals-are-chosen";

function turnSeatRefusal(table: Table, by: Actor): Refusal | undefined {
  if (by.kind === "clock") return "not-your-turn";
  if (by.kind !== "seat" || by.seat === table.turn) return undefined;
  return table.areas[by.seat]?.eliminated === undefined ? "not-your-turn" : "eliminated";
}

/** Why an actor may not act for a seat: players act for themselves, the recorder and the organiser for anybody. */
function seatRefusal(table: Table, seat: Seat, by: Actor): Refusal | undefined {
  if (by.kind === "clock") return "not-your-seat";
  return presenceRefusal(table, seat, by);
}

/** The same for presence, which the clock notices too. */
function presenceRefusal(table: Table, seat: Seat, by: Actor): Refusal | undefined {
  if (seat >= table.areas.length || (by.kind === "seat" && by.seat !== seat)) return "not-your-seat";
  return areaOf(table, seat).eliminated === undefined ? undefined : "eliminated";
}
