import { z } from "zod";
import { ALL_EDITIONS } from "../catalog";
import type { DiceChoice, Draw } from "./play-dice";
import { playDice } from "./play-dice";
import type { AnyRules } from "./rules";

const Edition = z.enum(ALL_EDITIONS);

/** A play about to begin, as it is stored: options and entrants are parsed by the game. */
export interface RawStart {
  readonly edition: string;
  readonly options: unknown;
  readonly entrants: readonly unknown[];
}

/** The set-up events of a play and the faces they used. Throws a ZodError when options or entrants do not fit the game. */
export function decideStart(
  rules: AnyRules,
  raw: RawStart,
  choice: DiceChoice,
): { events: readonly unknown[]; draws: readonly Draw[] } {
  const dice = playDice(choice, [], 0);
  const edition = Edition.parse(raw.edition);
  const options: unknown = rules.options.parse(raw.options);
  const entrants: unknown[] = raw.entrants.map((entrant) => rules.entrant.parse(entrant));
  const events = rules.setup({ edition, options, entrants }, dice);
  return { events, draws: dice.draws() };
}
