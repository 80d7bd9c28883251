import { accept, type Decision, refuse } from "../core/decision";
import type { Moment, Seat } from "../core/rules";
import { absenceBar, moveBar } from "./bars";
import type { Command, Event } from "./model";
import { after } from "./moves/consequences";
import { chooseTeam, ready } from "./moves/lobby";
import { chooseVictim } from "./moves/place-yellow";
import { playCard } from "./moves/play-card";
import { comeBack, interrupt, lose, measure } from "./moves/presence";
import { keepScore } from "./moves/scoreboard";
import { free, tick } from "./moves/tick";
import { turn } from "./moves/turn";
import type { Refusal } from "./refusals";
import type { State } from "./state";

type Answer = Decision<Event, Refusal>;

/** Judges a command on the newest state; the order of arrival is the law (LG-122). */
export function decide(state: State, command: Command, moment: Moment): Answer {
  if (state.phase.kind === "over") return refuse("play-is-over");
  switch (command.type) {
    case "tick":
    case "lost":
    case "returned":
    case "interrupt":
    case "measured":
      return moment.by.kind === "clock" ? decideClock(state, command, moment) : refuse("clock-only");
    case "record-goal":
    case "record-draw":
    case "record-yellow":
    case "start-timer":
    case "stop-timer":
      return state.options.mode === "scoreboard" ? keepScore(state, command) : refuse("not-in-this-mode");
    case "choose-team":
    case "ready":
    case "turn":
    case "play-card":
    case "place-yellow":
      if (state.options.mode !== "live") return refuse("not-in-this-mode");
      if (moment.by.kind !== "seat" || state.players[moment.by.seat] === undefined) return refuse("not-a-player");
      return decidePlayer(state, moment.by.seat, command, moment);
  }
}

type ClockCommand = Extract<Command, { type: "tick" | "lost" | "returned" | "interrupt" | "measured" }>;

function decideClock(state: State, command: ClockCommand, moment: Moment): Answer {
  switch (command.type) {
    case "tick":
      return tick(state, moment);
    case "lost":
      return lose(state, command.seat);
    case "returned":
      return comeBack(state, command.seat);
    case "interrupt":
      return interrupt(state);
    case "measured":
      return measure(state, command.seat, command.rttMs);
  }
}

type PlayerCommand = Extract<Command, { type: "choose-team" | "ready" | "turn" | "play-card" | "place-yellow" }>;

function decidePlayer(state: State, seat: Seat, command: PlayerCommand, moment: Moment): Answer {
  switch (command.type) {
    case "choose-team":
      return chooseTeam(state, seat, command.team);
    case "ready":
      return ready(state, seat, moment);
    case "place-yellow":
      return whenPresent(state, seat, () => chooseVictim(state, seat, command.victim, moment));
    case "turn":
      return whenFree(state, seat, moment, (now) => turn(now, seat, moment));
    case "play-card":
      return whenFree(state, seat, moment, (now) => playCard(now, seat, command, moment));
  }
}

/** Lets a player place a yellow card, stopped or not, since it must be carried out. */
function whenPresent(state: State, seat: Seat, move: () => Answer): Answer {
  const bar = absenceBar(state, seat);
  return bar === undefined ? move() : refuse(bar);
}

/** Lets a player move who is not stopped; where the clock has not yet ended a stop that is over, that comes first. */
function whenFree(state: State, seat: Seat, moment: Moment, move: (state: State) => Answer): Answer {
  const bar = moveBar(state, seat, moment.at);
  if (bar !== undefined) return refuse(bar);
  if (state.players[seat]?.stop === undefined) return move(state);
  const freed = free(state, seat);
  const now = after(state, [freed], moment.at);
  const answer = freed.yellows.length > 0 ? refuse("place-yellow-first") : move(now);
  return answer.kind === "accepted" ? accept<Event>(freed, ...answer.events) : answer;
}
