import { expect, test } from "@playwright/test";
import { tasksDuring } from "./support/main-thread";
import { RacePhone, SIGHTS } from "./support/race-driver";
import { aRaceOfFour } from "./support/race-league";
import { type AppServer, startApp } from "./support/server";

/** A phone is so much slower than this machine. */
const SLOWER = 4;
/** A task that takes longer is felt (ms). */
const LONGEST_TASK = 50;
const WATCHED_FOR = 10_000;

let app: AppServer;
test.beforeEach(async () => {
  test.setTimeout(10 * 60_000);
  app = await startApp();
});
test.afterEach(({ browser }) => app.discard(browser));

test("four phones play a match to three goals: a counterplay, a goal kick, a yellow card and a lost race are seen", async ({
  browser,
}) => {
  const race = await aRaceOfFour(app, { countdownMs: 1_000, breakMs: 2_000, freezeMs: 3_000 });
  const phones = await RacePhone.all(browser, app.url, race);
  for (const phone of phones) await phone.ready();
  for (const phone of phones) await phone.playOn();
  await Promise.all(phones.map((phone) => phone.expectWinner()));
  const sights = await Promise.all(phones.map((phone) => phone.sights()));
  expect(SIGHTS.filter((sight) => !sights.flat().includes(sight))).toEqual([]);
  for (const seen of sights) expect(seen).toContain("goal");
});

test("on a phone that is four times slower no task of a race takes longer than 50 ms", async ({ browser }) => {
  const race = await aRaceOfFour(app, { countdownMs: 0, breakMs: 0, freezeMs: 3_000, bestOf: 5 });
  const phones = await RacePhone.all(browser, app.url, race);
  for (const phone of phones) await phone.ready();
  for (const phone of phones) await phone.playOn();
  const [watched] = phones;
  if (watched === undefined) throw new Error("nobody plays");
  await expect(watched.page.getByRole("button", { name: /^(Turn 2|Gather)/ })).toBeVisible();
  const tasks = await tasksDuring(browser, watched.page, () => watched.page.waitForTimeout(WATCHED_FOR));
  console.log(
    `${tasks.length} tasks, the longest ones ${tasks.slice(0, 3).map((ms) => (ms * SLOWER).toFixed(1))} ms on the slower phone`,
  );
  expect(tasks.length).toBeGreaterThan(50);
  expect((tasks[0] ?? 0) * SLOWER).toBeLessThan(LONGEST_TASK);
});
