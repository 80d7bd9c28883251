import type { Db } from "@/db/client";
import type { Connection } from "@/db/connect";
import type { Context, Viewer } from "../context";
import { readEnv } from "../env";
import { createKept } from "../kept/kept";
import { createCallWindow } from "../limits/call-window";
import { createHub } from "../live/hub";
import { createStreams } from "../live/streams";
import { createPlayMemo } from "../plays/memo";
import { createCaller } from "../root";
import { type Runtime, setRuntime } from "../runtime";

/** A runtime for tests over a test database; pages that were dropped are kept to look at. */
export function setTestRuntime(
  connection: Connection,
  variables: Readonly<Record<string, string>> = {},
): Runtime & { readonly dropped: string[] } {
  const dropped: string[] = [];
  const running = {
    env: readEnv(variables),
    connection,
    hub: createHub(),
    streams: createStreams(),
    plays: createPlayMemo(),
    kept: createKept(),
    apiCalls: createCallWindow(120, 60_000),
    secret: "a secret of the tests, long enough for it",
    setupCode: undefined,
    processId: "test",
    address: "http://127.0.0.1:1",
    answer: () => false,
    pages: {
      drop: (tags: readonly string[]) => void dropped.push(...tags),
      settle: () => undefined,
      timesDropped: () => 0,
    },
    close: () => connection.close(),
    dropped,
  };
  setRuntime(running);
  return running;
}

/** The context of a request by somebody, or by a visitor. */
export function contextFor(db: Db, viewer?: Viewer, at = Date.UTC(2026, 8, 1, 18)): Context {
  return { db, viewer, pairingHash: undefined, address: "127.0.0.1", at };
}

/** Calls procedures as that person. */
export const callerFor = (db: Db, viewer?: Viewer, at?: number) => createCaller(contextFor(db, viewer, at));
