import type { Folded } from "@/engine/core/play";
import type { QueuedCommand } from "./command-queue";
import type { Asks } from "./optimistic";
import type { Undoes } from "./undoes";

/** How the link to the server stands, for the state line. */
export type LinkState = "saved" | "sending" | "offline" | "signed-out";

/** Everything that a recorder's screen draws from. */
export interface RecorderSnapshot<State, Event> {
  readonly folded: Folded<State, Event>;
  /** What the server has not answered yet. */
  readonly queue: readonly QueuedCommand[];
  /** Commands of the queue that wait for app dice and therefore are not in the state yet. */
  readonly waiting: readonly QueuedCommand[];
  readonly refused: readonly QueuedCommand[];
  readonly link: LinkState;
  /** Faces to be typed, with the command that needs them. */
  readonly asks: Asks | undefined;
  readonly savedAt: number | undefined;
  /** What may be taken back, newest first. */
  readonly undoes: readonly Undoes[];
}
