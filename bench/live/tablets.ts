import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Figure, shareOf, withLimit } from "../figure";
import { freshFolder, startServer, untilReady } from "../support/app";
import { makeMatches } from "../support/matches";
import type { Evening, Told } from "../support/tablets";

const MATCHES = 250;
/** Two tablets and two spectators a match. */
const STREAMS = 4;
const TAPS_PER_SECOND = 100;
const WARM_UP = 1_000;
const TAPS = 3_000;
const SECRET = "a secret of the bench, longer than it must be";

/** 250 matches at once: from a tap to its event on the other tablet, and what the server keeps in memory for it. */
export async function tablets(): Promise<Figure[]> {
  const folder = freshFolder();
  const matches = await makeMatches(folder, MATCHES, SECRET);
  const app = await startServer(folder, { DUGOUT_DEMO: "off", AUTH_SECRET: SECRET });
  try {
    await untilReady(app.url);
    const { url, pid } = app;
    const pace = { tapsPerSecond: TAPS_PER_SECOND, warmUp: WARM_UP, taps: TAPS };
    const told = await tellAll({ url, pid, matches, streams: STREAMS, ...pace });
    const figure = (name: string, values: readonly number[], share: number) => {
      return { name: `live-${name}`, value: shareOf(values, share), unit: "ms", n: values.length };
    };
    return [
      withLimit(figure("tap-to-other-tablet-median", told.times, 0.5), 10),
      withLimit(figure("tap-to-other-tablet-p99", told.times, 0.99), 40),
      figure("tap-to-answer-median", told.answers, 0.5),
      withLimit({ name: "live-taps-failed", value: told.failed, unit: "taps", n: WARM_UP + TAPS }, 0),
      ...(told.processor === undefined
        ? []
        : [{ name: "live-processor-of-a-tap", value: told.processor, unit: "ms", n: WARM_UP + TAPS }]),
      ...(told.megabytes === undefined
        ? []
        : [withLimit({ name: "live-memory", value: told.megabytes, unit: "MB", n: told.streams }, 700)]),
    ];
  } finally {
    await app.close();
  }
}

/** Has the tablets tell everything, in a process that does not share a thread with the server. */
async function tellAll(evening: Evening): Promise<Told> {
  const crowd = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../support/tablets.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  crowd.stdin.write(`${JSON.stringify(evening)}\n`);
  const [line] = await Promise.race([once(createInterface({ input: crowd.stdout }), "line"), once(crowd, "exit")]);
  crowd.kill();
  return JSON.parse(String(line));
}
