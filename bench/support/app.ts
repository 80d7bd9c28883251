import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The built app on fresh data with the demo league, and the pages of that league by what they show. */
export interface BenchApp {
  readonly url: string;
  readonly pages: DemoPages;
  close(): Promise<void>;
}

/** Paths without their host. */
export interface DemoPages {
  readonly front: string;
  readonly league: string;
  readonly table: string;
  readonly calendar: string;
  readonly results: string;
  readonly clubs: string;
  readonly club: string;
  readonly treasury: string;
  readonly play: string;
}

/** How long the app may take to build, start and make its demo league, in ms. */
const PATIENCE = 600_000;

/** A server of its own for a bench; `close` ends it and throws its data away. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  close(): Promise<void>;
}

export const freshFolder = () => mkdtempSync(join(tmpdir(), "dugout-bench-"));

/** Starts the app as `npm start` does, on the data in that folder. */
export async function startServer(folder: string, variables: Readonly<Record<string, string>>): Promise<BenchServer> {
  const port = await freePort();
  const env = { ...process.env, ...variables, DUGOUT_DATA: folder, PORT: String(port), HOST: "127.0.0.1" };
  const child = spawn(process.execPath, ["--v8-pool-size=1", "scripts/start.mjs"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => end(child, folder) };
}

/** Starts the app on fresh data and waits for its demo league. */
export async function startBenchApp(): Promise<BenchApp> {
  const { url, close } = await startServer(freshFolder(), { DUGOUT_DEMO: "on" });
  try {
    return { url, pages: await demoPages(url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until a server answers with its database. */
export async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await wait(500);
  }
  throw new Error("the server did not get ready");
}

async function demoPages(url: string): Promise<DemoPages> {
  const front = "/en";
  const league = await linkOn(url, front, /\/en\/l\/[\w-]+/);
  const table = await linkOn(url, league, new RegExp(`${league}/(?!clubs|coaches|statistics|news|search)[\\w-]+`));
  const club = await linkOn(url, league, new RegExp(`${league}/clubs/[\\w-]+`));
  const play = await linkOn(url, `${table}/results`, new RegExp(`${table}/plays/[\\w-]+`));
  const [calendar, results, clubs, treasury] = [
    `${table}/calendar`,
    `${table}/results`,
    `${league}/clubs`,
    `${club}/treasury`,
  ];
  return { front, league, table, calendar, results, clubs, club, treasury, play };
}

/** The first link of that form on a page, as soon as there is one. */
async function linkOn(url: string, path: string, form: RegExp): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const page = await fetch(url + path).catch(() => undefined);
    const [link] = (page?.ok ? await page.text() : "").match(new RegExp(`(?<=href=")${form.source}(?=")`)) ?? [];
    if (link !== undefined) return link;
    await wait(500);
  }
  throw new Error(`no link like ${form.source} on ${path}`);
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}
