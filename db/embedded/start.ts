import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";

/** PostgreSQL in a thread of its own; it serves one connection. */
export interface Embedded {
  /** What a client writes to and reads from. */
  socket(): Duplex;
  stop(): Promise<void>;
}

/** Starts the database in a folder, which is made if need be, or in memory without one. @throws what PGlite says */
export async function startEmbedded(folder?: string): Promise<Embedded> {
  // Making a database takes much memory, which is free again only when the thread ends.
  const isNew = folder !== undefined && !existsSync(join(folder, "PG_VERSION"));
  if (isNew) await once(thread({ folder, make: true }), "exit");
  const postgres = thread({ folder });
  await once(postgres, "message");
  return {
    socket: () => socketTo(postgres),
    stop: async () => {
      const ended = once(postgres, "exit");
      postgres.postMessage(undefined);
      await ended;
    },
  };
}

/** By its path from the project's folder, as the migrations: a bundle of the server has no place of its own. */
const thread = (workerData: { readonly folder: string | undefined; readonly make?: true }) =>
  new Worker(join(process.cwd(), "db/embedded/postgres.mjs"), { workerData });

function socketTo(postgres: Worker): Duplex {
  const answer = (bytes: Uint8Array) => {
    socket.push(bytes);
  };
  const fail = (error: Error) => {
    socket.destroy(error);
  };
  const socket = new Duplex({
    read() {},
    write(bytes: Buffer, _encoding, done) {
      // A copy of its own: a view would be sent with the whole pool that it looks into.
      postgres.postMessage(new Uint8Array(bytes));
      done();
    },
    final(done) {
      done();
      socket.destroy();
    },
    destroy(error, done) {
      postgres.off("message", answer).off("error", fail);
      done(error);
    },
  });
  postgres.on("message", answer).on("error", fail);
  // The client asks for it before it says goodbye, as it does with a network's socket.
  return Object.assign(socket, { readyState: "open" });
}
