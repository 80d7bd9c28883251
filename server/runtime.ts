import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "@/db/connect";
import type { Env } from "./env";
import type { Kept } from "./kept/kept";
import type { CallWindow } from "./limits/call-window";
import type { PageDrops } from "./live/drop-pages";
import type { Hub } from "./live/hub";
import type { Streams } from "./live/streams";
import type { PlayMemo } from "./plays/memo";

/** What there is one of in a process. */
export interface Runtime {
  readonly env: Env;
  readonly connection: Connection;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly plays: PlayMemo;
  /** What public pages are made of. */
  readonly kept: Kept;
  /** Calls of the public API by address. */
  readonly apiCalls: CallWindow;
  /** Signs sessions; from AUTH_SECRET or the file beside the data. */
  readonly secret: string;
  /** One-time code for `/setup`, printed in the terminal; empty once there is an administrator. */
  setupCode: string | undefined;
  /** Tells this process from others on the same database. */
  readonly processId: string;
  /** Where this process, and others on the same database, reach it. */
  readonly address: string;
  /** The finished public pages of this process. */
  readonly pages: PageDrops;
  /** Answers a request that does not need Next; false where it is for Next. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Ends timers, streams and the database. */
  close: () => Promise<void>;
}

declare global {
  var dugoutRuntime: Runtime | undefined;
}

/**
 * The one runtime of this process. Next loads modules more than once (instrumentation, routes, pages), so it lives on
 * `globalThis`. Throws before the app has started.
 */
export function runtime(): Runtime {
  const running = globalThis.dugoutRuntime;
  if (running === undefined) throw new Error("the app has not been started");
  return running;
}

export const hasRuntime = () => globalThis.dugoutRuntime !== undefined;

export function setRuntime(running: Runtime | undefined): void {
  globalThis.dugoutRuntime = running;
}
