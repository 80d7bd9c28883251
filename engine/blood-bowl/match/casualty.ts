import { accept, refuse } from "../../core/decision";
import type { Dice } from "../../core/dice";
import type { Answer } from "../answer";
import { editionOf } from "../edition-of";
import type { CommandOf, EventOf } from "../model";
import type { Refusal } from "../refusals";
import type { State } from "../state";
import { tokenOf } from "../tokens";
import { canBeTreated } from "./apothecary";
import { casualtyRoll, diceOf, isStunty, outcomeOf, regeneration, unrolled } from "./casualty-rolls";
import { actorRefusal, matchOf, turnRefusal } from "./checks";
import type { PlayerRef, Treatment } from "./model";

/** One casualty with cause, victim and every roll; it waits for the coach where an apothecary may help. */
export function casualty(state: State, command: CommandOf<"casualty">, dice: Dice): Answer {
  const refusal = harmRefusal(state, command);
  if (refusal !== undefined) return refuse(refusal);
  const { when, victim, cause, by, hatred, treatment } = command;
  const harm = { when, victim, cause, ...(by === undefined ? {} : { by }) };
  if (command.unrolled === true || state.options.friendly) return accept(unrolled(state, harm));
  const rolls = diceOf(dice, victim);
  const saved = editionOf(state).regeneration === "before" ? regeneration(state, victim, rolls) : undefined;
  if (saved?.regenerated === true) return accept(outcomeOf(state, { harm, saved, rolls: [], dice: rolls }));
  const opened = {
    type: "casualty-opened",
    ...harm,
    ...(saved === undefined ? {} : { regeneration: saved }),
    ...(hatred === undefined ? {} : { hatred }),
    rolls: [casualtyRoll(state, victim, rolls)],
  } satisfies EventOf<"casualty-opened">;
  const waits = treatment === undefined && canBeTreated(state, victim);
  return waits ? accept(opened) : treated(state, opened, treatment ?? { use: false }, dice);
}

function harmRefusal(state: State, command: CommandOf<"casualty">): Refusal | undefined {
  const { when, victim, cause, by, unrolled, treatment } = command;
  const early = turnRefusal(matchOf(state), when) ?? actorRefusal(state, victim, when);
  if (early !== undefined) return early;
  if (openOn(state, victim) !== undefined) return "casualty-is-open";
  if (tokenOf(state, victim).place === "casualty") return "player-is-out";
  const needsOpponent = cause === "block" || cause === "both-down" || cause === "foul";
  if (by === undefined && (cause === "block" || cause === "both-down")) return "causer-needed";
  if (by?.side === victim.side && needsOpponent) return "same-side";
  const absent = by === undefined ? undefined : actorRefusal(state, by, when);
  if (absent !== undefined) return absent;
  if (unrolled === true && !isStunty(state, victim)) return "roll-needed";
  return treatment?.use === true && !canBeTreated(state, victim) ? "no-apothecary" : undefined;
}

/** The coach's word on a casualty that waits: leave it, or roll again. */
export function treatCasualty(state: State, { victim, treatment }: CommandOf<"treat-casualty">, dice: Dice): Answer {
  const open = openOn(state, victim);
  if (open === undefined) return refuse("no-open-casualty");
  if (open.rolls.length > 1) return refuse("already-done");
  if (treatment.use && !canBeTreated(state, victim)) return refuse("no-apothecary");
  return treated(state, open, treatment, dice);
}

function treated(state: State, open: EventOf<"casualty-opened">, { use, keep }: Treatment, dice: Dice): Answer {
  const rolls = diceOf(dice, open.victim);
  if (!use) return closed(state, open, 0, dice);
  const both = { ...open, rolls: [...open.rolls, casualtyRoll(state, open.victim, rolls, "apothecary")] };
  return keep === undefined ? accept(both) : closed(state, both, keep === "first" ? 0 : 1, dice);
}

/** Which of the two rolls is kept. */
export function chooseRoll(state: State, { victim, keep }: CommandOf<"choose-roll">, dice: Dice): Answer {
  const open = openOn(state, victim);
  if (open === undefined) return refuse("no-open-casualty");
  if (open.rolls.length < 2) return refuse("second-roll-needed");
  return closed(state, open, keep === "first" ? 0 : 1, dice);
}

function closed(state: State, open: EventOf<"casualty-opened">, kept: number, dice: Dice): Answer {
  const { type: _, rolls, regeneration: saved, hatred, ...harm } = open;
  return accept(outcomeOf(state, { harm, saved, rolls, kept, hatred, dice: diceOf(dice, open.victim) }));
}

const openOn = (state: State, { side, player }: PlayerRef) =>
  matchOf(state).openCasualties.find(({ victim }) => victim.side === side && victim.player === player);
