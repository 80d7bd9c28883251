import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { lockDataFolder } from "@/db/data-folder-lock";
import { users } from "@/db/schema";
import { answerCommands } from "./cli-socket";
import { openDatabase } from "./database";
import { startDemo } from "./demo/start-demo";
import { type Env, readEnv } from "./env";
import { answerDirectly } from "./http/answer";
import { createKept } from "./kept/kept";
import { createCallWindow } from "./limits/call-window";
import { API_CALLS_A_MINUTE } from "./limits/schema";
import { createPageDrops } from "./live/drop-pages";
import { createHub } from "./live/hub";
import { startRelay } from "./live/relay";
import { createStreams } from "./live/streams";
import { startNotices } from "./notices/start";
import { createPlayMemo } from "./plays/memo";
import { takeUpRaces } from "./race/clock";
import { closeRaces } from "./race/races";
import { hasRuntime, type Runtime, runtime, setRuntime } from "./runtime";
import { internalKey, readSecret } from "./secret";
import { startClock } from "./timers/due";

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
  const own = ownAddress(env);
  const running: Runtime = {
    env,
    connection,
    secret,
    hub: createHub(),
    streams: createStreams(),
    plays: createPlayMemo(),
    kept: createKept(),
    apiCalls: createCallWindow(API_CALLS_A_MINUTE, 60_000),
    setupCode: (await hasAdministrator(connection.db)) ? undefined : newSetupCode(),
    processId: randomUUID(),
    address: env.DUGOUT_INTERNAL_URL ?? own,
    pages: createPageDrops(own, internalKey(secret)),
    answer: answerDirectly,
    close: async () => {},
  };
  setRuntime(running);
  const stopRelay = await startRelay();
  await takeUpRaces();
  const stopClock = startClock();
  const stopNotices = startNotices();
  const stopDemo = env.DUGOUT_DEMO === "on" ? startDemo() : async () => {};
  running.close = async () => {
    stopClock();
    await stopNotices();
    await stopDemo();
    running.streams.closeAll();
    await closeRaces();
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

/** Where this process answers itself. */
function ownAddress({ HOST, PORT }: Pick<Env, "HOST" | "PORT">): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
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
