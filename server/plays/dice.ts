import { randomBytes } from "node:crypto";
import type { DiceSeed } from "@/db/schema";
import { type AppStream, appStream, commitmentOf } from "@/engine/core/app-dice";
import type { AppDice, DiceChoice } from "@/engine/core/play-dice";
import type { Actor } from "@/engine/core/rules";
import type { DiceInput } from "./schema";

/** A new secret with the promise that is shown before the first roll; the demo league brings its own 32 bytes (hex). */
export function newSeed(seedHex = randomBytes(32).toString("hex")): DiceSeed {
  return { seedHex, commitHex: commitmentOf(seedHex), position: 0, draws: 0 };
}

/** The dice of one command, and the seeds as they are when it commits. */
export interface CommandDice {
  readonly choice: DiceChoice;
  /** @param drawn number of new faces of the app that the command used */
  seedsAfter(drawn: number): readonly DiceSeed[];
}

/** @param rolls which dice are the app's although faces are typed */
export function commandDice(
  seeds: readonly DiceSeed[],
  input: DiceInput,
  by: Actor,
  rolls?: (purpose: string) => boolean,
): CommandDice {
  const last = seeds.at(-1);
  if (last === undefined) throw new Error("a play has a seed from its start");
  const stream: AppStream = appStream(last.seedHex, last.position);
  const app = { stream, seed: seeds.length - 1, counter: last.draws };
  return {
    choice: input.source === "app" ? { source: "app", ...app } : typedChoice(input, by, app, rolls),
    seedsAfter: (drawn) =>
      drawn === 0
        ? seeds
        : [...seeds.slice(0, -1), { ...last, position: stream.position(), draws: last.draws + drawn }],
  };
}

function typedChoice(
  { source, faces }: Exclude<DiceInput, { source: "app" }>,
  by: Actor,
  app: AppDice,
  rolls: ((purpose: string) => boolean) | undefined,
): DiceChoice {
  const overrule = by.kind === "organiser";
  return rolls === undefined ? { source, faces, overrule } : { source, faces, overrule, app: { ...app, rolls } };
}
