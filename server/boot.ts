import { randomInt, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Connection, connectPglite, connectPostgres } from "@/db/connect";
import { lockDataFolder } from "@/db/data-folder-lock";
import { users } from "@/db/schema";
import { answerCommands } from "./cli-socket";
import { startDemo } from "./demo/start-demo";
import { type Env, readEnv } from "./env";
import { createDropPages } from "./live/drop-pages";
import { createHub } from "./live/hub";
import { startRelay } from "./live/relay";
import { createStreams } from "./live/streams";
import { createPlayMemo } from "./plays/memo";
import { hasRuntime, type Runtime, runtime, setRuntime } from "./runtime";
import { keyFor, readSecret } from "./secret";
import { startClock } from "./timers/due";

/** The database cannot be used; the message says why and what to do. */
export class DatabaseUnusable extends Error {}

const OLDEST_POSTGRES = 15;

/**
 * Starts the app in this process: configuration, lock, database, migrations, secret, clock, relay. Called once, before
 * the first request.
 * @throws BadConfiguration, DataFolderInUse, DatabaseUnusable
 */
export async function boot(): Promise<void> {
  if (hasRuntime()) return;
  const env = readEnv(process.env);
  const socket = env.DATABASE_URL === undefined ? await lockDataFolder(env.DUGOUT_DATA, answerCommands()) : undefined;
  const connection = await openDatabase(env);
  const secret = readSecret(env);
  const running: Runtime = {
    env,
    connection,
    secret,
    hub: createHub(),
    streams: createStreams(),
    plays: createPlayMemo(),
    setupCode: (await hasAdministrator(connection.db)) ? undefined : newSetupCode(),
    processId: randomUUID(),
    dropPages: createDropPages(env.PORT, keyFor("drop-pages", secret)),
    close: async () => {},
  };
  setRuntime(running);
  const stopRelay = await startRelay();
  const stopClock = startClock();
  const stopDemo = env.DUGOUT_DEMO === "on" ? startDemo() : async () => {};
  running.close = async () => {
    stopClock();
    await stopDemo();
    running.streams.closeAll();
    await stopRelay();
    await connection.close();
    socket?.close();
    setRuntime(undefined);
  };
  if (running.setupCode !== undefined) announceSetUp(running.setupCode);
}

/** Starts the app, or says why it cannot and ends: Next itself would go on and answer 500 for ever. */
export async function bootOrExit(): Promise<void> {
  try {
    await boot();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Connects, checks the version and migrates. @throws DatabaseUnusable */
export async function openDatabase(env: Pick<Env, "DATABASE_URL" | "DUGOUT_DATA">): Promise<Connection> {
  const { DATABASE_URL, DUGOUT_DATA } = env;
  const connection =
    DATABASE_URL === undefined ? await connectPglite(DUGOUT_DATA) : await connectPostgres(DATABASE_URL);
  try {
    const version = await majorVersion(connection.db);
    if (version < OLDEST_POSTGRES) {
      throw new DatabaseUnusable(`The database is PostgreSQL ${version}; Dugout needs ${OLDEST_POSTGRES} or later.`);
    }
    await connection.migrate();
    return connection;
  } catch (error) {
    await connection.close().catch(() => {});
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(unreachable(DATABASE_URL, error));
  }
}

async function majorVersion(db: Db): Promise<number> {
  const setting = sql<string>`current_setting('server_version_num')`;
  const rows = await db.select({ number: setting }).from(sql`(select 1) as one`);
  return Math.floor(Number(rows[0]?.number ?? 0) / 10_000);
}

function unreachable(url: string | undefined, error: unknown): string {
  const reason = reasonOf(error);
  if (url === undefined) return `The embedded database did not open: ${reason}`;
  const { host, pathname } = new URL(url);
  return `The database at ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL and that the server runs.`;
}

/** The innermost message; the query that happened to be first says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "administrator")).limit(1);
  return rows.length > 0;
}

/** Ten letters and digits that are not mistaken for each other: about 50 bits, and few tries. */
function newSetupCode(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
}

function announceSetUp(code: string): void {
  const { env } = runtime();
  const address = env.DUGOUT_URL ?? `http://localhost:${env.PORT}`;
  console.log(`\n  Nobody organises this Dugout yet. Open ${address}/setup and type the code  ${code}\n`);
}
