import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { type Figure, withLimit } from "./figure";
import { freshFolder, startServer } from "./support/app";
import { makeMatches } from "./support/matches";
import type { Evening, Told } from "./support/tablets";

const MATCHES = 250;
/** Two tablets and two spectators a match. */
const STREAMS = 4;
const TAPS_PER_SECOND = 100;
const WARM_UP = 1_000;
const TAPS = 3_000;
const SECRET = "a secret of the bench, longer than it must be";

/** 250 matches at once: from a tap to its event on the other tablet, and what the server keeps in memory for it. */
export async function bench(): Promise<Figure[]> {
  const folder = freshFolder();
  const matches = await makeMatches(folder, MATCHES, SECRET);
  const app = await startServer(folder, { DUGOUT_DEMO: "off", AUTH_SECRET: SECRET });
  try {
    await ready(app.url);
    const { told, megabytes } = await tellAll(
      { url: app.url, matches, streams: STREAMS, tapsPerSecond: TAPS_PER_SECOND, warmUp: WARM_UP, taps: TAPS },
      app.pid,
    );
    const figure = (name: string, values: readonly number[], share: number) => {
      return { name: `live-${name}`, value: at(values, share), unit: "ms", n: values.length };
    };
    return [
      withLimit(figure("tap-to-other-tablet-median", told.times, 0.5), 10),
      withLimit(figure("tap-to-other-tablet-p99", told.times, 0.99), 40),
      figure("tap-to-answer-median", told.answers, 0.5),
      withLimit({ name: "live-taps-failed", value: told.failed, unit: "taps", n: WARM_UP + TAPS }, 0),
      ...(megabytes === undefined
        ? []
        : [withLimit({ name: "live-memory", value: megabytes, unit: "MB", n: told.streams }, 700)]),
    ];
  } finally {
    await app.close();
  }
}

/** Has the tablets tell everything, and looks at the server's memory while their streams are still open. */
async function tellAll(evening: Evening, pid: number): Promise<{ told: Told; megabytes: number | undefined }> {
  const tablets = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "support/tablets.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  tablets.stdin.write(`${JSON.stringify(evening)}\n`);
  const [line] = await Promise.race([once(createInterface({ input: tablets.stdout }), "line"), once(tablets, "exit")]);
  const megabytes = residentMegabytes(pid);
  tablets.kill();
  return { told: JSON.parse(String(line)), megabytes };
}

/** Resident memory of a process where the system tells it in /proc. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await wait(500);
  }
  throw new Error("the server did not get ready");
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toPrecision(4));
}
