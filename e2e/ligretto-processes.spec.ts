import { expect, test } from "@playwright/test";
import { aRaceOfFour } from "./support/race-league";
import { RaceSeat } from "./support/race-seat";
import { type AppServer, startApp } from "./support/server";

const SECRET = "a secret that both processes have, long enough";
/** Accepted moves before the process is killed that has the race, and before it comes back. */
const MOVES = 12;
/** By then a move is in the log, on a busy machine too. */
const SURELY_STORED = 1_000;

let one: AppServer;
let other: AppServer;
test.beforeEach(async () => {
  test.setTimeout(15 * 60_000);
  test.skip(process.env.E2E_DATABASE_URL === undefined, "the embedded database takes one process");
  one = await startApp({ AUTH_SECRET: SECRET });
  const { DATABASE_URL = "" } = one.variables;
  other = await startApp({ AUTH_SECRET: SECRET, DATABASE_URL });
});
test.afterEach(async () => {
  await other?.discard();
  await one?.discard();
});

test("two processes play one race; when the one that has it is killed, the other takes it over and the match ends @both", async () => {
  const { playId, racers } = await aRaceOfFour(one, { countdownMs: 0, breakMs: 0, freezeMs: 3_000 });
  const [a, b, c, d] = racers.map((racer) => new RaceSeat((racer.seat % 2 === 0 ? one : other).url, playId, racer));
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error("not four");
  // The first who looks on has it taken up: by the process that will be killed.
  for (const seat of [a, b, c, d]) await seat.listen();
  await playOn([a, b, c, d], MOVES);
  await new Promise((resolve) => setTimeout(resolve, SURELY_STORED));
  const stored = await expectTheSame([a, b, c, d]);

  await one.stop("SIGKILL");
  const [a2, c2] = [racers[0], racers[2]].map((racer) => racer && new RaceSeat(other.url, playId, racer));
  if (a2 === undefined || c2 === undefined) throw new Error("not four");
  const all = [a2, b, c2, d];
  await expect(async () => {
    for (const seat of [a2, c2]) expect((await seat.listen()).pause).toBeDefined();
  }).toPass({ timeout: 30_000 });
  expect(await expectTheSame(all)).toBeGreaterThan(stored);
  await playOn(all, MOVES);

  await one.start();
  const back = racers[0] && new RaceSeat(one.url, playId, racers[0]);
  if (back === undefined) throw new Error("not four");
  await back.listen();
  a2.leave();
  await playOn([back, b, c2, d], Number.POSITIVE_INFINITY);
  await expectTheSame([back, b, c2, d]);
  for (const seat of [a, b, c, d, c2, back]) seat.leave();
});

/** Everybody plays until so many moves were accepted, or the match is over. */
async function playOn(seats: readonly RaceSeat[], enough: number): Promise<void> {
  for (let moves = 0; moves < enough; ) {
    for (const seat of seats) {
      const order = await seat.next();
      if (order !== undefined && (await seat.send(order)).kind === "accepted") moves++;
    }
    const seen = await Promise.all(seats.map((seat) => seat.seen()));
    if (seen.every(({ view }) => view.phase.kind === "over")) return;
  }
}

/** But for whose eyes they are, all views are one; answers with their version. */
async function expectTheSame(seats: readonly RaceSeat[]): Promise<number> {
  let newest = 0;
  await expect(async () => {
    const [first, ...others] = await Promise.all(seats.map((seat) => seat.seen()));
    if (first === undefined) throw new Error("nobody sits there");
    for (const { version, view } of others) {
      expect(version).toBe(first.version);
      expect({ ...view, seat: undefined }).toEqual({ ...first.view, seat: undefined });
    }
    newest = first.version;
  }).toPass();
  return newest;
}
