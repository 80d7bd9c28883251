import type { Dice } from "../../core/dice";
import type { Seat } from "../../core/rules";
import { type CardId, kindOf } from "../cards";
import type { Command } from "../model";
import type { Refusal } from "../refusals";
import type { Script } from "../script";
import type { Table } from "../state";
import { changeField } from "./change-field";
import { discard, discardRefusal, discards } from "./discard";
import { exchangePlayers } from "./exchange-players";
import { heal } from "./heal";
import { injure } from "./injure";
import { layFootballer } from "./lay-footballer";
import { playBall } from "./play-ball";
import { showRedCard } from "./show-red-card";
import { showYellowCard } from "./show-yellow-card";

/** The ways to use a turn. */
export const TURN_COMMANDS = [
  "lay-footballer",
  "play-ball",
  "show-red-card",
  "show-yellow-card",
  "injure",
  "heal",
  "exchange-players",
  "change-field",
  "discard",
] as const satisfies readonly Command["type"][];
/** A command that uses a turn. */
export type TurnCommand = Extract<Command, { type: (typeof TURN_COMMANDS)[number] }>;

/** Why a turn cannot be used like that, judged on what the seat itself can see. */
export function turnRefusal(
  table: Table,
  seat: Seat,
  hand: readonly CardId[],
  command: TurnCommand,
): Refusal | undefined {
  switch (command.type) {
    case "lay-footballer":
      return layFootballer.refusal(table, seat, hand, command);
    case "play-ball":
      return playBall.refusal(table, seat, hand, command);
    case "show-red-card":
      return showRedCard.refusal(table, seat, hand, command);
    case "show-yellow-card":
      return showYellowCard.refusal(table, seat, hand, command);
    case "injure":
      return injure.refusal(table, seat, hand, command);
    case "heal":
      return heal.refusal(table, seat, hand, command);
    case "exchange-players":
      return exchangePlayers.refusal(table, seat, hand, command);
    case "change-field":
      return changeField.refusal(table, seat, hand, command);
    case "discard":
      return discardRefusal(hand, command.cards);
  }
}

/** Uses the turn; the command has been found legal. */
export function takeTurn(script: Script, seat: Seat, command: TurnCommand, dice: Dice): void {
  switch (command.type) {
    case "lay-footballer":
      layFootballer.play(script, seat, command, dice);
      break;
    case "play-ball":
      playBall.play(script, seat, command, dice);
      break;
    case "show-red-card":
      showRedCard.play(script, seat, command, dice);
      break;
    case "show-yellow-card":
      showYellowCard.play(script, seat, command, dice);
      break;
    case "injure":
      injure.play(script, seat, command, dice);
      break;
    case "heal":
      heal.play(script, seat, command, dice);
      break;
    case "exchange-players":
      exchangePlayers.play(script, seat, command, dice);
      break;
    case "change-field":
      changeField.play(script, seat, command, dice);
      break;
    case "discard":
      discard(script, seat, command.cards, dice);
      break;
  }
}

/** Every legal use of a turn with that hand. */
export function turnCommands(table: Table, seat: Seat, hand: readonly CardId[]): TurnCommand[] {
  const commands: TurnCommand[] = [];
  for (const card of hand) commands.push(...playsOf(table, seat, card));
  commands.push(...discards(hand));
  return commands;
}

/** Every legal play of a card that is held; none for a card that can only be discarded now (LF-133). */
export function playsOf(table: Table, seat: Seat, card: CardId): readonly TurnCommand[] {
  switch (kindOf(card)) {
    case "field-player":
      return layFootballer.commands(table, seat, card);
    case "ball":
      return playBall.commands(table, seat, card);
    case "red-card":
      return showRedCard.commands(table, seat, card);
    case "yellow-card":
      return showYellowCard.commands(table, seat, card);
    case "injury":
      return injure.commands(table, seat, card);
    case "doctor":
      return heal.commands(table, seat, card);
    case "player-exchange":
      return exchangePlayers.commands(table, seat, card);
    case "field-change":
      return changeField.commands(table, seat, card);
    case "goal":
    case "offside":
    case "var":
      return [];
  }
}

/** Why a card of the own hand has no legal play now; `undefined` when it has one. */
export function whyNot(table: Table, seat: Seat, card: CardId): Refusal | undefined {
  if (playsOf(table, seat, card).length > 0) return undefined;
  switch (kindOf(card)) {
    case "offside":
    case "var":
      return "reaction-only";
    case "ball":
      return "no-superiority";
    default:
      return "no-target";
  }
}
