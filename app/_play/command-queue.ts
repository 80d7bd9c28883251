import { type IDBPDatabase, openDB } from "idb";
import type { TypedFace } from "@/engine/core/play-dice";
import type { ActAs } from "@/server/plays/schema";

/** A command on its way: kept on the device until the server has answered. */
export interface QueuedCommand {
  readonly commandId: string;
  readonly playId: string;
  readonly as: ActAs;
  readonly command: { readonly type: string };
  readonly dice: QueuedDice;
  /** Order of the queue; rises on this device. */
  readonly order: number;
  /** When it was tapped, ms since the epoch. */
  readonly at: number;
  /** It was sent and no answer came: nobody knows whether the server has it. */
  readonly tried?: true;
  /** Taken back while it may have been on its way: it is sent to the end and then withdrawn. */
  readonly undone?: true;
  /** Why the server would not have it; it stays until it is tried again or dropped by hand. */
  readonly refusal?: { readonly code: string; readonly detail?: Readonly<Record<string, string | number>> };
}

export type QueuedDice =
  | { readonly source: "app" }
  | { readonly source: "typed" | "typed-offline"; readonly faces: readonly TypedFace[] };

/** Where queued commands are kept. Works without a secure context; without IndexedDB they live in memory. */
export interface CommandQueue {
  load(playId: string): Promise<QueuedCommand[]>;
  put(command: QueuedCommand): Promise<void>;
  remove(commandId: string): Promise<void>;
}

const STORE = "commands";

export function deviceQueue(): CommandQueue {
  let opened: Promise<IDBPDatabase> | undefined;
  const database = () => {
    opened ??= openDB("dugout", 1, {
      upgrade(db) {
        db.createObjectStore(STORE, { keyPath: "commandId" }).createIndex("play", "playId");
      },
    });
    return opened;
  };
  return {
    async load(playId) {
      const commands: QueuedCommand[] = await (await database()).getAllFromIndex(STORE, "play", playId);
      return commands.sort((a, b) => a.order - b.order);
    },
    put: async (command) => void (await (await database()).put(STORE, command)),
    remove: async (commandId) => void (await (await database()).delete(STORE, commandId)),
  };
}

/** A queue that forgets when the page is closed: for browsers without storage, and for tests. */
export function memoryQueue(): CommandQueue {
  const commands = new Map<string, QueuedCommand>();
  return {
    load: async (playId) =>
      [...commands.values()].filter((one) => one.playId === playId).sort((a, b) => a.order - b.order),
    put: async (command) => void commands.set(command.commandId, command),
    remove: async (commandId) => void commands.delete(commandId),
  };
}

/** 128 random bits in hex; `crypto.randomUUID` is missing where the page came over plain http. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
