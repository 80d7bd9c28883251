import { chmodSync, mkdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { dirname, join, relative } from "node:path";

/** Another process has the data folder; two on one embedded database would lose data. */
export class DataFolderInUse extends Error {
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another Dugout process. Stop that one first, or set DATABASE_URL to use PostgreSQL with several processes.`,
    );
  }
}

/** The socket that stands for the lock; the command line speaks to the running server through it. */
export function lockSocketOf(folder: string): string {
  const path = join(folder, "dugout.sock");
  const near = relative(process.cwd(), path);
  // A socket's path has at most 108 bytes; the relative one may still fit.
  return Buffer.byteLength(path) < 104 ? path : near;
}

const TAKEOVER_MS = 10_000;

/**
 * Takes the folder for this process, and holds it until the server closes or the process dies. A socket that a dead
 * process left behind is taken over; a folder made for the moment of the takeover keeps two starters apart.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string, server: Server = createServer()): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const socket = lockSocketOf(folder);
  mkdirSync(dirname(socket), { recursive: true });
  const release = await takeover(folder);
  try {
    if (await answers(socket)) throw new DataFolderInUse(folder);
    rmSync(socket, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(socket, () => {
        server.off("error", reject);
        // Whoever may write to it may order what the command line can.
        chmodSync(socket, 0o600);
        resolve();
      });
    });
    return server;
  } finally {
    release();
  }
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket);
    client.once("connect", () => {
      client.destroy();
      resolve(true);
    });
    client.once("error", () => resolve(false));
  });
}

async function takeover(folder: string): Promise<() => void> {
  const gate = join(folder, ".taking-over");
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(gate);
      return () => rmdirSync(gate);
    } catch {
      const age = Date.now() - (statSync(gate, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > TAKEOVER_MS) rmSync(gate, { recursive: true, force: true });
      else if (tries > 100) throw new DataFolderInUse(folder);
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
