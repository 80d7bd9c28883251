import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { aRaceOfFour } from "./support/race-league";
import { RaceSeat } from "./support/race-seat";
import { type AppServer, startApp } from "./support/server";

const KILLS = 10;
/** Accepted moves between two kills. */
const MOVES_BETWEEN = 5;
/** By then a move is in the log, on a busy machine too (the server has 50 ms on an idle one). */
const SURELY_STORED = 1_000;

let app: AppServer;
test.beforeEach(async () => {
  app = await startApp();
});
test.afterEach(({ browser }) => app.discard(browser));

test(`${KILLS} kills in the middle of a round: nothing that was stored is lost, all four see the same after a pause, the match ends`, async () => {
  test.setTimeout(15 * 60_000);
  const { playId, racers } = await aRaceOfFour(app, { countdownMs: 0, breakMs: 0, freezeMs: 3_000 });
  const seats = racers.map((racer) => new RaceSeat(app.url, playId, racer));
  const allListen = () => Promise.all(seats.map((seat) => seat.listen()));
  await allListen();
  let [kills, moves, stored, rounds] = [0, 0, 0, 0];
  for (let isOver = false; !isOver; ) {
    for (const seat of seats) {
      const order = await seat.next();
      const { view, version } = await seat.seen();
      isOver = view.phase.kind === "over";
      if (order === undefined) continue;
      const isDue = kills < KILLS && view.phase.kind === "live" && view.pause === undefined && moves >= MOVES_BETWEEN;
      if (!isDue) {
        const answer = await seat.send(order);
        if (answer.kind === "accepted") moves++;
        continue;
      }
      await wait(SURELY_STORED);
      stored = Math.max(stored, version);
      rounds = Math.max(rounds, view.rounds.length);
      const sent = seat.send(order).catch(() => undefined);
      // Every other time the answer comes first, and its move may be in the log or not.
      if (kills++ % 2 === 1) await sent;
      await app.stop("SIGKILL");
      await sent;
      await app.start();
      const views = await allListen();
      for (const { pause } of views) expect(pause?.until).toBeDefined();
      await expectTheSame(seats, stored, rounds);
      const again = await seat.send(order);
      expect(again.kind === "refused" ? again.refusal : again.kind).toMatch(/^(accepted|paused)$/);
      moves = 0;
    }
  }
  expect(kills).toBe(KILLS);
  await expectTheSame(seats, stored, rounds);
  for (const seat of seats) seat.leave();
  const check = spawnSync(process.execPath, ["--import", "tsx", "cli/dugout.ts", "rebuild", "--check"], {
    env: { ...app.variables },
    encoding: "utf8",
  });
  expect(check.stdout).toContain('"disagreements": []');
});

/** What was stored is there, and but for whose eyes they are, all views are one. */
async function expectTheSame(seats: readonly RaceSeat[], stored: number, rounds: number): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(seats.map((seat) => seat.seen()));
    if (first === undefined) throw new Error("nobody sits there");
    expect(first.version).toBeGreaterThanOrEqual(stored);
    expect(first.view.rounds.length).toBeGreaterThanOrEqual(rounds);
    for (const { version, view } of others) {
      expect(version).toBe(first.version);
      expect({ ...view, seat: undefined }).toEqual({ ...first.view, seat: undefined });
    }
  }).toPass();
}
