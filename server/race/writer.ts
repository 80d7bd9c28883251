import { setTimeout as wait } from "node:timers/promises";
import { AppError, conflict } from "../errors";
import type { Recording } from "../plays/record";
import { deferred } from "./deferred";

/** What was accepted is stored no later than 50 ms after it, together with what the other matches have by then. */
const WRITE_AFTER = 40;
/** Waits before a batch that could not be stored is tried again (ms). */
const AGAIN_AFTER = [100, 300, 900] as const;

/** Appends accepted moves to the logs: all matches of the process together, each in its order. */
export interface Writer {
  /** Resolves when it is stored. @param isUrgent somebody waits for that @throws AppError `race-interrupted` */
  add(recording: Recording, isUrgent: boolean): Promise<void>;
  /** Resolves when everything that was added is stored or given up. */
  idle(): Promise<void>;
}

export interface WriterParts {
  /** Stores all in one transaction. @throws RaceLost for a match that is not this process's any more */
  readonly store: (recordings: readonly Recording[]) => Promise<void>;
  /** The match could not be stored: what it has beyond its log has never been. */
  readonly giveUp: (playId: string, error: unknown) => void;
}

/** Somebody else wrote to the log of a match, or took it over. */
export class RaceLost extends Error {}

interface Batch {
  readonly recording: Recording;
  readonly stored: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createWriter({ store, giveUp }: WriterParts): Writer {
  let batches = new Map<string, Batch>();
  let timer: NodeJS.Timeout | undefined;
  let timerIsUrgent = false;
  let writing: Promise<void> | undefined;

  return {
    add(recording, isUrgent) {
      const { id } = recording.play;
      const batch = grown(batches.get(id), recording);
      batches.set(id, batch);
      if (writing === undefined) schedule(isUrgent);
      else timerIsUrgent ||= isUrgent;
      return batch.stored;
    },
    async idle() {
      while (writing !== undefined || batches.size > 0) await (writing ?? write());
    },
  };

  function schedule(isUrgent: boolean): void {
    if (timer !== undefined && (timerIsUrgent || !isUrgent)) return;
    clearTimeout(timer);
    timerIsUrgent = isUrgent;
    timer = setTimeout(write, isUrgent ? 0 : WRITE_AFTER);
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    timerIsUrgent = false;
    const now = [...batches.values()];
    batches = new Map();
    writing = storeAll(now).finally(() => {
      writing = undefined;
      if (batches.size > 0) schedule(timerIsUrgent);
    });
    return writing;
  }

  async function storeAll(now: readonly Batch[]): Promise<void> {
    try {
      await store(now.map(({ recording }) => recording));
      for (const { resolve } of now) resolve();
    } catch (error) {
      if (now.length === 1) await tryAgain(now[0], error);
      else for (const batch of now) await storeAll([batch]);
    }
  }

  async function tryAgain(batch: Batch | undefined, first: unknown): Promise<void> {
    if (batch === undefined) return;
    let error = first;
    for (const after of AGAIN_AFTER) {
      if (error instanceof RaceLost || error instanceof AppError) break;
      await wait(after);
      try {
        await store([batch.recording]);
        batch.resolve();
        return;
      } catch (another) {
        error = another;
      }
    }
    batch.reject(conflict("race-interrupted"));
    giveUp(batch.recording.play.id, error);
  }
}

/** The batch with a later move at its end; a batch that waits has one promise for all its moves. */
function grown(batch: Batch | undefined, later: Recording): Batch {
  if (batch === undefined) return freshBatch(later);
  const { recording } = batch;
  return {
    ...batch,
    recording: { ...later, folded: recording.folded, commands: [...recording.commands, ...later.commands] },
  };
}

function freshBatch(recording: Recording): Batch {
  const { promise, resolve, reject } = deferred();
  // Most moves are told before they are stored; then nobody waits for this.
  promise.catch(() => {});
  return { recording, stored: promise, resolve, reject };
}
