import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, relative } from "node:path";

/** Another process has the data folder; two on one embedded database would lose data. */
export class DataFolderInUse extends Error {
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another Dugout process. Stop that one first, or set DATABASE_URL to use PostgreSQL with several processes.`,
    );
  }
}

/**
 * Takes the folder for this process, and holds it until the server closes or the process dies.
 *
 * Each holder has a number, one above the last: a symbolic link `dugout.<number>.lock` to the socket on which the server
 * already listens. Making a link is all or nothing, and the newest one is never removed; so of several starters one gets
 * the next number, and a link whose socket refuses belongs to somebody dead.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(folder: string, server: Server = createServer()): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const socket = `dugout-${randomBytes(6).toString("hex")}.sock`;
  await listen(server, reachable(inside(folder, socket)));
  try {
    const number = await claim(folder, socket);
    for (const older of numbersIn(folder).filter((one) => one < number)) discard(folder, older);
    return server;
  } catch (error) {
    server.close();
    throw error;
  }
}

/** The socket of the newest holder, through which the command line speaks to it; undefined where there never was one. */
export function lockSocketOf(folder: string): string | undefined {
  const newest = numbersIn(folder).at(-1);
  return newest === undefined ? undefined : reachable(linkOf(folder, newest));
}

async function claim(folder: string, socket: string): Promise<number> {
  for (;;) {
    const newest = numbersIn(folder).at(-1) ?? 0;
    if (newest > 0 && (await answers(reachable(linkOf(folder, newest))))) throw new DataFolderInUse(folder);
    if (!link(folder, newest + 1, socket)) continue;
    // A listing is not made in one instant: whoever was missed in it is seen now.
    if (numbersIn(folder).at(-1) !== newest + 1) throw new DataFolderInUse(folder);
    return newest + 1;
  }
}

const linkOf = (folder: string, number: number) => inside(folder, `dugout.${number}.lock`);

// The bundler reads names of files out of such calls and would look for them at build time: a link to a socket, or to one
// that is gone, ends the build.
const inside = (folder: string, name: string) => join(/* turbopackIgnore: true */ folder, name);

/** Numbers of the holders so far, in rising order. */
function numbersIn(folder: string): number[] {
  const numbers = readdirSync(folder).flatMap((name) => {
    const [, digits] = /^dugout\.(\d+)\.lock$/.exec(name) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
  return numbers.sort((a, b) => a - b);
}

/** Answers false where somebody else has that number already. */
function link(folder: string, number: number, socket: string): boolean {
  try {
    symlinkSync(socket, linkOf(folder, number));
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Removes what a dead holder left behind; another starter may do the same at the same time. */
function discard(folder: string, number: number): void {
  try {
    rmSync(inside(folder, readlinkSync(linkOf(folder, number))), { force: true });
    rmSync(linkOf(folder, number), { force: true });
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
}

/** A socket's path has about 104 bytes at most; the relative one may still fit. */
function reachable(path: string): string {
  return Buffer.byteLength(path) < 104 ? path : relative(process.cwd(), path);
}

function listen(server: Server, socket: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(socket, () => {
      server.off("error", reject);
      // Whoever may write to it may order what the command line can.
      chmodSync(socket, 0o600);
      resolve();
    });
  });
}

/** Whether somebody listens. Only a refusal, or no socket at all, means that its owner is dead. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket);
    client.once("connect", () => {
      client.destroy();
      resolve(true);
    });
    client.once("error", (error) => resolve(!isCode(error, "ECONNREFUSED") && !isCode(error, "ENOENT")));
  });
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
