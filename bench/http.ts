import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type Figure, withLimit } from "./figure";
import { startBenchApp } from "./support/app";

const CONNECTIONS = 32;
/** Of one turn, in ms; page and file take turns, so that both meet the same machine. */
const TURN = 3_000;
const TURNS = 4;
/** A file that every page loads. */
const FILE = "/fonts/hanken-grotesk-latin-wght-normal.woff2";
/** A table page must be served at least so often for each time that the file is. */
const LEAST_SHARE = 0.6;

const Load = z.object({ requests: z.number(), perSecond: z.number(), median: z.number(), p99: z.number() });
type Load = z.infer<typeof Load>;

/** The public table page of the demo league beside a static file of the same server, in the same run. */
export async function bench(): Promise<Figure[]> {
  const app = await startBenchApp();
  try {
    const page = app.url + app.pages.table;
    const file = app.url + FILE;
    for (const url of [page, file]) await load(url, 1_000);
    const pages: Load[] = [];
    const files: Load[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      pages.push(await load(page, TURN));
      files.push(await load(file, TURN));
    }
    return figures(pages, files);
  } finally {
    await app.close();
  }
}

function figures(pages: readonly Load[], files: readonly Load[]): Figure[] {
  const requests = (loads: readonly Load[]) => loads.reduce((sum, one) => sum + one.requests, 0);
  const share = middle(pages, ({ perSecond }) => perSecond) / middle(files, ({ perSecond }) => perSecond);
  const figure = (name: string, loads: readonly Load[], unit: string, of: (load: Load) => number) => ({
    name: `http-${name}`,
    value: middle(loads, of),
    unit,
    n: requests(loads),
  });
  return [
    figure("table", pages, "requests/s", ({ perSecond }) => perSecond),
    figure("file", files, "requests/s", ({ perSecond }) => perSecond),
    {
      name: "http-table-share",
      value: Number(share.toPrecision(3)),
      unit: "of the file's requests/s",
      n: requests(pages),
      limit: LEAST_SHARE,
      ok: share >= LEAST_SHARE,
    },
    figure("table-median", pages, "ms", ({ median }) => median),
    withLimit(
      figure("table-p99", pages, "ms", ({ p99 }) => p99),
      50,
    ),
  ];
}

function middle(loads: readonly Load[], of: (load: Load) => number): number {
  const values = loads.map(of).sort((a, b) => a - b);
  return Number((values[Math.floor(values.length / 2)] ?? Number.NaN).toPrecision(4));
}

/** Asks from a process of its own, on connections that stay open. */
async function load(url: string, duration: number): Promise<Load> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "support/load.ts"), url, String(CONNECTIONS), String(duration)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return Load.parse(JSON.parse(await text(child.stdout)));
}
