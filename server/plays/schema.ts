import { z } from "zod";
import { TypedFace } from "@/engine/core/play-dice";

/** As whom the asker acts; the server checks that he may. */
export const ActAs = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("seat"), seat: z.int().min(0).max(15) }),
  z.strictObject({ kind: z.literal("recorder") }),
  z.strictObject({ kind: z.literal("organiser") }),
]);
export type ActAs = z.infer<typeof ActAs>;

/** App dice, or the faces of real ones. */
export const DiceInput = z.discriminatedUnion("source", [
  z.strictObject({ source: z.literal("app") }),
  z.strictObject({ source: z.enum(["typed", "typed-offline"]), faces: z.array(TypedFace).max(400) }),
]);
export type DiceInput = z.infer<typeof DiceInput>;

export const PlayAction = z.strictObject({
  playId: z.uuid(),
  /** Made by the client; a command that is sent twice is carried out once. */
  commandId: z.string().regex(/^[\w-]{8,64}$/),
  as: ActAs,
  /** The version that the asker was looking at; games of turns refuse an old one. */
  version: z.int().nonnegative().optional(),
  /** Parsed by the game itself. */
  command: z.looseObject({ type: z.string().max(80) }),
  dice: DiceInput.default({ source: "app" }),
});
export type PlayAction = z.infer<typeof PlayAction>;

export const StartPlay = z.strictObject({
  fixtureId: z.uuid(),
  /** One tablet passed round. */
  shared: z.boolean().default(false),
});
export type StartPlay = z.infer<typeof StartPlay>;

export const StartSeason = z.strictObject({
  competitionId: z.uuid(),
  shared: z.boolean().default(false),
  /** By entry, where the game lets coaches choose before the season starts. */
  sheets: z.record(z.uuid(), z.string().min(1).max(60)).default({}),
});
export type StartSeason = z.infer<typeof StartSeason>;

export const FinishedPlay = z.strictObject({ playId: z.uuid() });
export type FinishedPlay = z.infer<typeof FinishedPlay>;

export const PlayRef = z.strictObject({
  playId: z.uuid(),
  /** Whose view; left out for a spectator. */
  seat: z.int().min(0).max(15).optional(),
});
export type PlayRef = z.infer<typeof PlayRef>;
