import { accept, type Decision, refuse } from "../../core/decision";
import type { Command, Event } from "../model";
import type { Refusal } from "../refusals";
import type { State } from "../state";
import { goalEvents } from "./goal";

export type ScoreboardCommand = Extract<
  Command,
  { type: "record-goal" | "record-draw" | "record-yellow" | "start-timer" | "stop-timer" }
>;

/** Keeps the score of a match whose cards are on the table. */
export function keepScore(state: State, command: ScoreboardCommand): Decision<Event, Refusal> {
  switch (command.type) {
    case "record-goal":
      return accept(...goalEvents(state, command.team, "recorded"));
    case "record-draw":
      return accept({ type: "round-drawn", reason: "recorded" });
    case "record-yellow":
      return accept({ type: "yellow-recorded", team: command.team });
    case "start-timer":
      return state.timer.since === undefined ? accept({ type: "timer-started" }) : refuse("already-so");
    case "stop-timer":
      return state.timer.since === undefined ? refuse("already-so") : accept({ type: "timer-stopped" });
  }
}
