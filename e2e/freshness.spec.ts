import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

const READERS = 16;
const WRITES = 14;
const BETWEEN_MS = 600;
/** How long after a write its answer a page may still show what was before. */
const FRESH_AFTER_MS = 2_000;
/** Between reading the data and finishing the page: long enough that every write meets a page in the making. */
const SLOW_MS = 700;

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp({ DUGOUT_SLOW_RENDER_MS: String(SLOW_MS) });
});
test.afterAll(({ browser }) => app.discard(browser));

/** What a reader saw: when it asked (ms), and the touchdowns of the home side on the page. */
interface Look {
  readonly path: string;
  readonly at: number;
  readonly shown: number;
}

test("16 readers of slow pages see no result older than two seconds", async ({ browser }) => {
  const league = await SmallLeague.make(browser, app);
  const paths = ["/en", "/de"].flatMap((locale) =>
    ["", "/results", "/calendar"].map((part) => locale + league.table + part),
  );
  const writes: { readonly touchdowns: number; readonly at: number }[] = [];
  const looks: Look[] = [];
  let isOver = false;

  async function reader(index: number): Promise<void> {
    while (!isOver) {
      const path = paths[index % paths.length] ?? "";
      const at = performance.now();
      const html = await (await fetch(app.url + path)).text();
      looks.push({ path, at, shown: Number(/fixture-mid">(\d+)–0</.exec(html)?.[1] ?? 0) });
    }
  }
  const readers = Array.from({ length: READERS }, (_, index) => reader(index));
  for (let touchdowns = 1; touchdowns <= WRITES; touchdowns++) {
    await league.typeResult(0, [touchdowns, 0]);
    writes.push({ touchdowns, at: performance.now() });
    await wait(BETWEEN_MS);
  }
  await wait(FRESH_AFTER_MS + 2 * SLOW_MS);
  isOver = true;
  await Promise.all(readers);

  const mustShow = (at: number) => writes.findLast((write) => write.at + FRESH_AFTER_MS <= at)?.touchdowns ?? 0;
  expect(looks.filter(({ at, shown }) => shown < mustShow(at))).toEqual([]);
  for (const path of paths) expect(looks.findLast((look) => look.path === path)?.shown).toBe(WRITES);
  expect(looks.length).toBeGreaterThan(READERS * 10);
});
