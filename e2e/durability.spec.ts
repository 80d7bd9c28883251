import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Api, apiFor, organiserOf } from "./support/api";
import { anEvening } from "./support/evening";
import { Scribe } from "./support/scribe";
import { type AppServer, startApp } from "./support/server";

const CUTS = 20;
/** A power cut at every so many commands: a match has about eighty. */
const CUT_EVERY = 3;

let app: AppServer;
let api: Api;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  app = await startApp();
  api = apiFor(app.url, await organiserOf(app));
});
test.afterEach(({ browser }) => app.discard(browser));

/** How a process that is expected to end did so, and what it said. */
async function endOf(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream === null ? "" : text(stream))));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said: (await said).join("") };
}

const startWith = (variables: AppServer["variables"]) =>
  endOf(spawn(process.execPath, ["scripts/start.mjs"], { env: { ...variables } }));

test(`${CUTS} power cuts during a recording: nothing acknowledged is lost, nothing is there twice @both`, async () => {
  test.setTimeout(30 * 60_000);
  const { playId } = await anEvening(api);
  const scribe = new Scribe(() => api, playId);
  await scribe.open();
  let [commands, cuts, unanswered, usual] = [0, 0, 0, 0];
  for (let order = scribe.next(); order !== undefined; order = scribe.next()) {
    commands++;
    const begin = performance.now();
    if (commands % CUT_EVERY > 0 || cuts === CUTS) {
      scribe.take(await scribe.send(order));
      usual = performance.now() - begin;
      continue;
    }
    const answer = scribe.send(order).catch(() => undefined);
    // From at once to well after the answer, as long as that takes on this machine.
    await wait((usual * (cuts++ % 10)) / 6);
    await app.stop("SIGKILL");
    const before = await answer;
    await app.start();
    const after = await scribe.send(order);
    if (before === undefined) unanswered++;
    else expect(after).toEqual(before);
    scribe.take(after);
  }
  expect(cuts).toBe(CUTS);
  expect(await scribe.logOfApp()).toEqual(scribe.log());
  console.log(`${commands} commands, ${cuts} cuts, ${unanswered} of them before the answer`);

  const check = await endOf(
    spawn(process.execPath, ["--import", "tsx", "cli/dugout.ts", "rebuild", "--check"], { env: { ...app.variables } }),
  );
  expect(check.said).toContain('"disagreements": []');
  expect(check.code).toBe(0);
});

test("SIGTERM ends the app within two seconds, open streams and all @both", async () => {
  const { playId } = await anEvening(api);
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${app.url}/api/live?rooms=play:${playId}@0`)),
  );
  const ended = Promise.allSettled(streams.map((stream) => stream.text()));
  const begin = performance.now();
  await app.stop("SIGTERM");
  expect(performance.now() - begin).toBeLessThan(2_000);
  await ended;
});

test("a second process on the data folder is refused, and says what to do", async () => {
  test.skip(process.env.E2E_DATABASE_URL !== undefined, "PostgreSQL takes several processes");
  const { code, said } = await startWith({ ...app.variables, PORT: String(Number(app.variables.PORT) + 1) });
  expect(said).toContain("is in use by another Dugout process. Stop that one first, or set DATABASE_URL");
  expect(code).toBe(1);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test("a database that cannot be reached, and variables that make no sense, end the start with a clear message", async () => {
  const nowhere = { ...app.variables, PORT: "0", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  expect(await startWith({ ...nowhere, PORT: String(Number(app.variables.PORT) + 1) })).toMatchObject({
    code: 1,
    said: expect.stringContaining("The database at 127.0.0.1:1/none cannot be used: connect ECONNREFUSED"),
  });
  expect(
    await startWith({ ...nowhere, PORT: String(Number(app.variables.PORT) + 1), DUGOUT_DEMO: "maybe" }),
  ).toMatchObject({
    code: 1,
    said: expect.stringContaining("DUGOUT_DEMO: "),
  });
});
