import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { ALL_EDITIONS, GAME_IDS } from "../catalog";
import { type DiceCheck, verifyDice } from "./app-dice";
import { canonicalJson } from "./canonical-json";
import { Draw } from "./play-dice";

/** The format of an exported play; a change that older readers cannot take gets the next number. */
export const EXPORT_FORMAT = 1;

const Hex = z.string().regex(/^([0-9a-f]{2})+$/i, "expected an even number of hex digits");

const ExportedActor = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("seat"), seat: z.int().nonnegative() }),
  z.strictObject({ kind: z.enum(["recorder", "organiser", "clock"]) }),
]);

/** One line of the log; what the event is, the game's own schema says. */
export const ExportedLine = z.strictObject({
  seq: z.int().nonnegative(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  by: ExportedActor,
  event: z.unknown(),
  draws: z.array(Draw),
});
export type ExportedLine = z.infer<typeof ExportedLine>;

/** A whole play as a file: enough to fold it again anywhere and to check every face. */
export const ExportedPlay = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  game: z.enum(GAME_IDS),
  /** The format of the game's events. */
  eventFormat: z.int().nonnegative(),
  edition: z.enum(ALL_EDITIONS),
  options: z.unknown(),
  entrants: z.array(z.unknown()),
  lines: z.array(ExportedLine).min(1),
  dice: z.strictObject({
    /** In the order of `Draw.seed`; the seed itself only once it is revealed. */
    seeds: z.array(z.strictObject({ commitHex: Hex, serverSeedHex: Hex.optional() })),
  }),
});
export type ExportedPlay = z.infer<typeof ExportedPlay>;

/** SHA-256 over the canonical JSON of the events alone, in hex: equal for equal plays, whenever they were played. */
export const digestOf = (lines: readonly { readonly event: unknown }[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(lines.map(({ event }) => event)))));

export type ExportCheck =
  | { readonly ok: true; readonly draws: number; readonly typed: number }
  | { readonly ok: false; readonly reason: "not-revealed" | "no-such-seed"; readonly seed: number }
  | { readonly ok: false; readonly reason: "draw-changed"; readonly draw: number }
  | ({ readonly seed: number } & Extract<DiceCheck, { ok: false }>);

/** Checks every face of a play that the app rolled; typed faces are counted. A face used again after an undo counts once. */
export function verifyExport({ lines, dice }: Pick<ExportedPlay, "lines" | "dice">): ExportCheck {
  const draws = new Map<number, Draw>();
  for (const draw of lines.flatMap((line) => line.draws)) {
    const before = draws.get(draw.n);
    if (before !== undefined && canonicalJson(before) !== canonicalJson(draw)) {
      return { ok: false, reason: "draw-changed", draw: draw.n };
    }
    draws.set(draw.n, draw);
  }
  const all = [...draws.values()];
  const fromApp = all.filter(({ source }) => source === "app");
  const stray = fromApp.find(({ seed = 0 }) => dice.seeds[seed] === undefined);
  if (stray !== undefined) return { ok: false, reason: "no-such-seed", seed: stray.seed ?? 0 };
  for (const [index, { commitHex, serverSeedHex }] of dice.seeds.entries()) {
    const own = fromApp.filter(({ seed = 0 }) => seed === index).sort((a, b) => (a.counter ?? 0) - (b.counter ?? 0));
    if (serverSeedHex === undefined) {
      if (own.length > 0) return { ok: false, reason: "not-revealed", seed: index };
      continue;
    }
    const faces = own.map(({ counter = -1, sides, face }) => ({ counter, sides, face }));
    const check = verifyDice({ serverSeedHex, commitHex, draws: faces });
    if (!check.ok) return { ...check, seed: index };
  }
  return { ok: true, draws: fromApp.length, typed: all.length - fromApp.length };
}
