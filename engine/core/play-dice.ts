import { z } from "zod";
import { DRAW_SOURCES } from "../catalog";
import type { AppStream } from "./app-dice";
import type { DieNeed } from "./decision";
import { type Dice, diceFrom, isFaceOf, MissingFaces } from "./dice";

/** One face as it is stored with the event that it decided. */
export const Draw = z.strictObject({
  /** Number of the draw in its play, from 0; a face that is used again after an undo keeps its number. */
  n: z.int().nonnegative(),
  purpose: z.string(),
  sides: z.int().min(2).max(256),
  face: z.int().positive(),
  source: z.enum(DRAW_SOURCES),
  /** App dice only: which of the play's seeds, and the number of the draw from that seed. */
  seed: z.int().nonnegative().optional(),
  counter: z.int().nonnegative().optional(),
});
export type Draw = z.infer<typeof Draw>;

/** A face read off a real die. */
export const TypedFace = z.strictObject({
  purpose: z.string().max(200),
  sides: z.int().min(2).max(256),
  face: z.int(),
});
export type TypedFace = z.infer<typeof TypedFace>;

/** The app's own dice: a stream, which of the play's seeds it is of, and how many draws it has given. */
export interface AppDice {
  readonly stream: AppStream;
  readonly seed: number;
  readonly counter: number;
}

/** Where a command's faces come from. */
export type DiceChoice =
  | ({ readonly source: "app" } & AppDice)
  | {
      readonly source: "typed" | "typed-offline";
      readonly faces: readonly TypedFace[];
      /** Dice that nobody at the table rolls, such as shuffles, come from the app all the same. */
      readonly app?: AppDice & { rolls(purpose: string): boolean };
      /** The organiser, who corrects a face that was typed wrongly. */
      readonly overrule?: boolean;
    };

export interface PlayDice extends Dice {
  /** Every face given out, in order, faces used again included. */
  draws(): readonly Draw[];
  /** Typed faces that no rule asked for. */
  unused(): readonly TypedFace[];
}

/** More missing faces than this under one purpose are not asked for in one go. */
const MOST_NEEDS = 12;

/**
 * The dice of one command: first the faces that an undo set free (a draw is never taken back: the same purpose gives
 * the same face), then the app's stream or the typed faces.
 * @param free draws whose events were all withdrawn, oldest first
 * @param next number of the play's next new draw
 */
export function playDice(choice: DiceChoice, free: readonly Draw[], next: number): PlayDice {
  const spare = [...free];
  const typed = choice.source === "app" ? [] : [...choice.faces];
  const draws: Draw[] = [];
  const needs: DieNeed[] = [];
  let fresh = 0;
  let freshInApp = 0;

  function roll(sides: number, purpose: string): number {
    const again = take(spare, (draw) => draw.purpose === purpose && draw.sides === sides);
    if (choice.source === "app") return again === undefined ? rollInApp(choice, sides, purpose) : use(again);
    if (choice.app?.rolls(purpose) === true)
      return again === undefined ? rollInApp(choice.app, sides, purpose) : use(again);
    const given = take(typed, (face) => face.purpose === purpose && face.sides === sides);
    if (given !== undefined && !isFaceOf(given.face, sides)) throw new FaceFault("impossible-face", given);
    if (again !== undefined && (given === undefined || given.face === again.face)) return use(again);
    if (given === undefined) return ask({ sides, purpose });
    if (again !== undefined && choice.overrule !== true) throw new FaceFault("face-already-drawn", given, again.face);
    return use({ n: next + fresh++, purpose, sides, face: given.face, source: choice.source });
  }

  function use(draw: Draw): number {
    draws.push(draw);
    return draw.face;
  }

  function rollInApp(app: AppDice, sides: number, purpose: string): number {
    const face = app.stream.next(sides);
    const draw = {
      n: next + fresh,
      purpose,
      sides,
      face,
      source: "app",
      seed: app.seed,
      counter: app.counter + freshInApp,
    } as const;
    fresh++;
    freshInApp++;
    return use(draw);
  }

  /** Goes on as if a 1 had been rolled, so that all dice of one purpose are asked for together; never stored. */
  function ask(need: DieNeed): number {
    if (needs.length >= MOST_NEEDS || (needs[0] !== undefined && needs[0].purpose !== need.purpose)) {
      throw new MissingFaces(needs);
    }
    needs.push(need);
    return 1;
  }

  return {
    ...diceFrom(roll),
    draws() {
      if (needs.length > 0) throw new MissingFaces(needs);
      return draws;
    },
    unused: () => typed,
  };
}

/** Thrown through a rule when a typed face cannot stand; `decideWith` turns it into a refusal. */
export class FaceFault extends Error {
  constructor(
    readonly refusal: "impossible-face" | "face-already-drawn",
    readonly typed: TypedFace,
    /** The face that this die showed before the undo. */
    readonly drawn?: number,
  ) {
    super(`${refusal}: d${typed.sides} ${typed.face} (${typed.purpose})`);
  }
}

function take<T>(from: T[], fits: (item: T) => boolean): T | undefined {
  const index = from.findIndex(fits);
  return index < 0 ? undefined : from.splice(index, 1)[0];
}
