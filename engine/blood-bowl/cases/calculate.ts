import { z } from "zod";
import { type Dice, fixedDice } from "../../core/dice";
import type { Edition } from "../editions/model";
import { ArithmeticCase, editionOfCase } from "./case";
import * as club from "./club-kinds";
import * as money from "./money-kinds";

type Kind = (input: unknown, edition: Edition, dice: Dice) => unknown;

/** A kind of case: its input is parsed at the door. */
const kind =
  <Input extends z.ZodType>(
    input: Input,
    answer: (input: z.infer<Input>, edition: Edition, dice: Dice) => unknown,
  ): Kind =>
  (given, edition, dice) =>
    answer(input.parse(given), edition, dice);

const KINDS: Readonly<Record<string, Kind>> = {
  winnings: kind(money.WinningsInput, money.winningsCase),
  "dedicated-fans": kind(money.FansInput, money.fansCase),
  "costly-errors": kind(money.CostlyErrorsInput, money.costlyErrorsCase),
  concession: kind(money.ConcessionInput, money.concessionCase),
  "concession-quit": kind(money.QuitInput, money.quitCase),
  "inducement-money": kind(money.InducementInput, money.inducementCase),
  journeymen: kind(club.JourneymenInput, club.journeymenCase),
  "team-value": kind(club.TeamValueInput, club.teamValueCase),
  spp: kind(club.SppInput, club.sppCase),
  "advancement-cost": kind(club.AdvancementCostInput, club.advancementCostCase),
  advancement: kind(club.AdvancementInput, club.advancementCase),
  "characteristic-roll": kind(club.CharacteristicRollInput, club.characteristicRollCase),
  "characteristic-change": kind(club.CharacteristicChangeInput, club.characteristicChangeCase),
};

/** The answers to a file of cases, or the first fault in it and where it lies. */
export type Calculation =
  | { readonly ok: true; readonly answers: readonly { readonly id: string; readonly result: unknown }[] }
  | { readonly ok: false; readonly fault: string };

/** Works out a file of arithmetic cases; their dice are taken in the order given. */
export function calculate(file: unknown): Calculation {
  const cases = z.array(ArithmeticCase).safeParse(file);
  if (!cases.success) return { ok: false, fault: faultOf(cases.error, "case") };
  const answers = [];
  for (const each of cases.data) {
    const answer = answerTo(each);
    if (!answer.ok) return { ok: false, fault: `case ${each.id}: ${answer.fault}` };
    answers.push({ id: each.id, result: answer.result });
  }
  return { ok: true, answers };
}

function answerTo({ kind, edition, input, dice }: ArithmeticCase) {
  const answer = KINDS[kind];
  if (answer === undefined) return { ok: false as const, fault: `unknown kind "${kind}"` };
  try {
    return { ok: true as const, result: answer(input, editionOfCase(edition), dieQueue(dice)) };
  } catch (error) {
    return { ok: false as const, fault: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) return faultOf(error, "input");
  if (error instanceof Error) return error.message;
  throw error;
}

/** Dice in the order given; each must be of the sides that the rule rolls. */
function dieQueue(dice: ArithmeticCase["dice"]): Dice {
  const faces = fixedDice(...dice.map(({ result }) => result));
  let at = 0;
  return {
    ...faces,
    roll(sides, purpose) {
      const given = dice[at++];
      if (given !== undefined && given.die !== `d${sides}`) {
        throw new RangeError(`dice.${at - 1}: the rule rolls a d${sides} for ${purpose}, not a ${given.die}`);
      }
      return faces.roll(sides, purpose);
    },
  };
}

function faultOf(error: z.ZodError, what: string): string {
  const [issue] = error.issues;
  return issue === undefined ? `malformed ${what}` : `${what}.${issue.path.join(".")}: ${issue.message}`;
}
