import { z } from "zod";
import type { DieNeed, RefusalDetail } from "../../core/decision";
import { TypedFace } from "../../core/play-dice";
import type { BookEntry } from "../club/book";
import { Command, type Event } from "../model";
import type { BySide, Side } from "../sides";
import type { State } from "../state";

const seq = z.int().nonnegative();
const faces = z.array(TypedFace).max(40).default([]);

/** What is to be different in a past match; `seq` is the line of the log that is corrected. */
export const Change = z.discriminatedUnion("kind", [
  /** The same, with other faces: a roll that was typed wrongly. */
  z.strictObject({ kind: z.literal("roll"), seq, faces: z.array(TypedFace).min(1).max(40) }),
  /** Something else happened in its place; `faces` overrule those that were recorded. */
  z.strictObject({ kind: z.literal("replace"), seq, command: Command, faces }),
  z.strictObject({ kind: z.literal("withdraw"), seq }),
  /** Something of the match that nobody recorded; it goes to the turn in which it happened. */
  z.strictObject({ kind: z.literal("add"), command: Command, faces }),
]);
export type Change = z.infer<typeof Change>;

/** What becomes of a later step that is no longer legal. */
export const Decision = z.strictObject({
  /** Which step: the key of its fault. */
  key: z.string().max(120),
  choice: z.enum(["keep", "undo", "replace"]),
  /** What is done instead. */
  command: Command.optional(),
});
export type Decision = z.infer<typeof Decision>;

/** A face for a roll that a correction needs and that was never made. */
export const Answer = TypedFace.extend({ playId: z.string().max(60) });
export type Answer = z.infer<typeof Answer>;

/** A step that is no longer legal; decided once it has a choice. */
export interface Fault {
  /** "step:<play>:<line>", "player:<play>:<side>:<player>", "entry:<club>:<number>" or "debt:<club>". */
  readonly key: string;
  /** A refusal, or what is wrong with a club book; each has words in every language. */
  readonly code: string;
  readonly detail: RefusalDetail;
  readonly options: readonly Decision["choice"][];
  /** What could be done instead. */
  readonly instead: readonly Command[];
  readonly choice: Decision["choice"] | undefined;
  readonly about: FaultSubject;
}

export type FaultSubject =
  | { readonly kind: "step"; readonly playId: string; readonly event: Event; readonly state: State }
  | {
      readonly kind: "player";
      readonly playId: string;
      readonly side: Side;
      readonly player: string;
      readonly state: State;
    }
  | { readonly kind: "entry"; readonly clubId: string; readonly entry: BookEntry }
  | { readonly kind: "debt"; readonly clubId: string; readonly treasury: number };

/** A change that is not possible in itself. */
export interface RefusedChange {
  /** Its place among the changes. */
  readonly change: number;
  readonly code: string;
  readonly detail: RefusalDetail;
}

/** Dice that were never rolled and that somebody must roll now. */
export interface OpenRoll {
  readonly playId: string;
  readonly needs: readonly DieNeed[];
  /** What they are rolled for; `undefined` for something that is added. */
  readonly event: Event | undefined;
  readonly state: State;
}

/** A line of a club book that counts. */
export interface PastLine {
  readonly seq: number;
  readonly place: number;
  readonly entry: BookEntry;
  readonly playId: string | undefined;
  /** First line of the command that booked it. */
  readonly playSeq: number | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

/** A play of the league, as far as it is known without its log. */
export interface PlayHead {
  readonly id: string;
  readonly clubs: BySide<string>;
  /** Ms since the epoch. */
  readonly startedAt: number;
}
