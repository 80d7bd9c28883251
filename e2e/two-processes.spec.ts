import { expect, test } from "@playwright/test";
import { apiFor, organiserOf } from "./support/api";
import { anEvening } from "./support/evening";
import { Scribe } from "./support/scribe";
import { type AppServer, startApp } from "./support/server";

const A_SECOND = 1_000;

let one: AppServer;
let other: AppServer;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  test.skip(process.env.E2E_DATABASE_URL === undefined, "the embedded database takes one process");
  one = await startApp();
  const { DATABASE_URL = "" } = one.variables;
  other = await startApp({ DATABASE_URL });
});
test.afterEach(async () => {
  await other?.discard();
  await one?.discard();
});

/** The text of a stream as far as it came. */
async function* heard(stream: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let all = "";
  for await (const part of stream.body ?? []) {
    all += decoder.decode(part, { stream: true });
    yield all;
  }
}

test("what is written through one process is heard on a stream of the other, and its pages are fresh @both", async () => {
  const api = apiFor(one.url, await organiserOf(one));
  const { leagueId, slug, playId } = await anEvening(api);
  const scribe = new Scribe(() => api, playId);
  await scribe.open();

  const stream = heard(await fetch(`${other.url}/api/live?rooms=play:${playId}`));
  await stream.next();
  const order = scribe.next();
  if (order === undefined) throw new Error("a match begins with a command");
  scribe.take(await scribe.send(order));
  const begin = performance.now();
  for await (const text of stream) if (text.includes(`"version":${scribe.log().length}`)) break;
  expect(performance.now() - begin).toBeLessThan(A_SECOND);

  const page = `${other.url}/en/l/${slug}`;
  expect(await (await fetch(page)).text()).not.toContain("Attic League");
  await api.leagues.update.mutate({ leagueId, name: "Attic League" });
  await expect(async () => {
    expect(await (await fetch(page)).text()).toContain("Attic League");
  }).toPass({ timeout: A_SECOND, intervals: [50] });
});
