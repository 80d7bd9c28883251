import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Figure, shareOf, withLimit } from "../figure";
import { freshFolder, startServer, untilReady } from "../support/app";
import { processorOf } from "../support/process";
import { makeRaces } from "../support/race-matches";
import type { RaceEvening, RacesTold } from "../support/racers";

const RACES = 20;
const PACE = { movesPerSecond: 8, warmUp: 10, seconds: 60, contests: 1_000 } as const;
const SECRET = "a secret of the bench, longer than it must be";

/** 20 races of four at once: from a move to its event on all four screens, and who wins when two reach for one centre. */
export async function races(): Promise<Figure[]> {
  const folder = freshFolder();
  const open = await makeRaces(folder, RACES, SECRET);
  const app = await startServer(folder, { DUGOUT_DEMO: "off", AUTH_SECRET: SECRET });
  try {
    await untilReady(app.url);
    const { told, cpuMs } = await race({ url: app.url, races: open, ...PACE }, app.pid);
    const figure = (name: string, value: number, unit: string, n: number) => ({
      name: `live-race-${name}`,
      value,
      unit,
      n,
    });
    const { times, answers, moves, contests } = told;
    return [
      withLimit(figure("move-to-four-screens-median", shareOf(times, 0.5), "ms", times.length), 10),
      withLimit(figure("move-to-four-screens-p99", shareOf(times, 0.99), "ms", times.length), 40),
      figure("move-to-answer-median", shareOf(answers, 0.5), "ms", answers.length),
      ...(cpuMs === undefined ? [] : [figure("cpu-a-move", Number((cpuMs / moves).toPrecision(3)), "ms", moves)]),
      withLimit(figure("moves-failed", told.failed, "moves", moves), 0),
      withLimit(figure("won-by-a-later-stamp", told.wrongWinners, "races", contests), 0),
      withLimit(figure("log-not-in-the-order-of-stamps", told.outOfOrder, "moves", moves), 0),
    ];
  } finally {
    await app.close();
  }
}

/** Has the players play, and looks at the server's processor time while the counted moves are made. */
async function race(evening: RaceEvening, pid: number): Promise<{ told: RacesTold; cpuMs: number | undefined }> {
  const racers = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../support/racers.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  racers.stdin.write(`${JSON.stringify(evening)}\n`);
  let [begin, end]: (number | undefined)[] = [];
  for await (const line of createInterface({ input: racers.stdout })) {
    if (line === "begin") begin = processorOf(pid);
    else if (line === "end") end = processorOf(pid);
    else {
      racers.kill();
      return { told: JSON.parse(line), cpuMs: begin === undefined || end === undefined ? undefined : end - begin };
    }
  }
  throw new Error("the racers ended without a word");
}
