import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import postgres from "postgres";

/** An app of its own for a test file: fresh data, a free port, the built code. */
export interface AppServer {
  readonly url: string;
  readonly folder: string;
  /** The environment in which it runs, for the command line and for a second process. */
  readonly variables: Readonly<NodeJS.ProcessEnv>;
  /** Everything that it printed so far. */
  output(): string;
  /** The one-time code for `/setup` from its terminal. */
  setupCode(): Promise<string>;
  /** Ends it as a person does (SIGTERM), or as a power cut does (SIGKILL). */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Stops it and throws its data away; windows that still look at it are closed first. */
  discard(browser?: Browser): Promise<void>;
}

export async function startApp(env: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  const folder = mkdtempSync(join(tmpdir(), "dugout-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await databaseEnv();
  const variables = {
    ...process.env,
    DUGOUT_DATA: folder,
    DUGOUT_DEMO: "off",
    ...database,
    ...env,
    PORT: String(port),
    HOST: "127.0.0.1",
  };
  let child: ChildProcess | undefined;
  let printed = "";

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ["scripts/start.mjs"], { env: variables });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on("data", (part: Buffer) => {
        printed += part.toString();
      });
    }
    await until(
      async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true,
      () => printed,
    );
  }

  async function stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      running.once("exit", () => resolve());
      running.kill(signal);
    });
  }

  await start();
  return {
    url,
    folder,
    variables,
    output: () => printed,
    async setupCode() {
      const code = () => /type the code {2}(\w+)/.exec(printed)?.[1];
      await until(
        async () => code() !== undefined,
        () => printed,
      );
      return code() ?? "";
    },
    stop,
    start,
    async discard(browser) {
      for (const context of browser?.contexts() ?? []) await context.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** On the run against PostgreSQL every app gets a database of its own. */
async function databaseEnv(): Promise<Record<string, string>> {
  const server = process.env.E2E_DATABASE_URL;
  if (server === undefined) return {};
  const name = `dugout_e2e_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  const client = postgres(server, { max: 1 });
  await client.unsafe(`create database ${name}`);
  await client.end();
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { DATABASE_URL: own.href };
}

async function until(done: () => Promise<boolean>, shown: () => string): Promise<void> {
  const patience = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > patience) throw new Error(`the app did not get ready:\n${shown()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
