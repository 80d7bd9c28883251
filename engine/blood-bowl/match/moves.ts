import { accept, refuse } from "../../core/decision";
import type { Answer } from "../answer";
import { FULL_SIDE } from "../club/journeymen";
import type { CommandOf } from "../model";
import type { Refusal } from "../refusals";
import type { State } from "../state";
import { onPitch, tokenOf } from "../tokens";
import { canBeTreated } from "./apothecary";
import { deedRefusal } from "./checks";
import type { Place } from "./model";

type Move = CommandOf<"knocked-out" | "to-reserves" | "to-pitch" | "sent-off">;

/** Linemen whom a swarming side may set up beyond eleven. */
const SWARM = 3;

/** Most players of a side on the pitch. */
export const mostOnPitch = (state: State, side: Move["side"]) =>
  FULL_SIDE + (state.sides[side].club.specialRules.includes("swarming") ? SWARM : 0);

/** Moves one player during the match; with the apothecary a knocked-out player stays where he is. */
export function move(state: State, command: Move): Answer {
  const { when, side, player } = command;
  const refusal = deedRefusal(state, command) ?? moveRefusal(state, command);
  if (refusal !== undefined) return refuse(refusal);
  const moved = { type: "player-moved" as const, when, side, player };
  switch (command.type) {
    case "knocked-out":
      return command.apothecary === true
        ? accept({ ...moved, to: tokenOf(state, command).place, apothecary: true })
        : accept({ ...moved, to: "knocked-out" });
    case "to-reserves":
      return accept({ ...moved, to: "reserves" });
    case "to-pitch":
      return accept({ ...moved, to: "pitch" });
    case "sent-off":
      return accept({ ...moved, to: "sent-off", why: command.why });
  }
}

const GOES_TO = {
  "knocked-out": "knocked-out",
  "to-reserves": "reserves",
  "to-pitch": "pitch",
  "sent-off": "sent-off",
} as const satisfies Record<Move["type"], Place>;

function moveRefusal(state: State, command: Move): Refusal | undefined {
  const { place } = tokenOf(state, command);
  if (place === "casualty" || place === "sent-off") return "player-is-out";
  if (place === GOES_TO[command.type]) return "player-already-there";
  if (command.type === "knocked-out" && command.apothecary === true && !canBeTreated(state, command)) {
    return "no-apothecary";
  }
  const full = onPitch(state.sides[command.side].tokens).length >= mostOnPitch(state, command.side);
  return command.type === "to-pitch" && full ? "too-many-on-pitch" : undefined;
}
