import { createServer } from "node:http";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import ICAL from "ical.js";
import { SIZES } from "../playwright.config";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;
let league: SmallLeague;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
  await league.typeResult(0, [3, 1]);
});
test.afterAll(({ browser }) => app.discard(browser));

test("a calendar program and a feed reader get what the page offers", async ({ page, request }) => {
  await page.goto(`${app.url}/en${league.table}/calendar`);
  const calendar = await page.getByRole("link", { name: "Calendar (.ics)" }).getAttribute("href");
  const feed = await request.get(app.url + calendar);
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(new ICAL.Component(ICAL.parse(await feed.text())).getFirstPropertyValue("x-wr-calname")).toContain(" · ");
  const results = await page.getByRole("link", { name: "Results (Atom)" }).getAttribute("href");
  const atom = await (await request.get(app.url + results)).text();
  expect(atom).toContain("(3–1)");
  expect((await request.get(`${app.url}/l/no-league/no-cup/calendar.ics`)).status()).toBe(404);
});

test("the public API answers, knows what has not changed, and explains itself", async ({ page, request }) => {
  const slug = league.table.split("/")[2];
  const of = await (await request.get(`${app.url}/api/v1/leagues/${slug}`)).json();
  const path = `${app.url}/api/v1/competitions/${of.competitions[0].id}/standings`;
  const standings = await request.get(path);
  expect((await standings.json()).rows.map((row: { points: number }) => row.points)).toEqual([3, 0, 0, 0]);
  const again = await request.get(path, { headers: { "if-none-match": standings.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  await league.typeResult(1, [0, 0]);
  const changed = await request.get(path, { headers: { "if-none-match": standings.headers().etag ?? "" } });
  expect((await changed.json()).rows.map((row: { points: number }) => row.points)).toEqual([3, 1, 1, 0]);
  expect((await request.get(`${app.url}/api/v1/openapi.json`)).ok()).toBe(true);
  expect((await request.get(`${app.url}/api/v1/competitions/7/standings`)).status()).toBe(400);
  for (const { width, height } of Object.values(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.goto(`${app.url}/de/developers`);
    await page.getByText("Beispiel").first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`developers-${width}.png`) });
  }
});

test("a table stands in a page of another site, in its height, language and theme", async ({ page }) => {
  const frame = `${app.url}/embed/${league.table.slice("/l/".length)}/standings?theme=dark&lang=de`;
  const html = `<!doctype html><title>Club</title><iframe src="${frame}" title="Table" style="width:100%;border:0"></iframe>
    <script src="${app.url}/embed.js" async></script>`;
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const address = site.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`);
  const table = page.frameLocator("iframe");
  await expect(table.locator(".standings tbody tr")).toHaveCount(4);
  await expect(table.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(table.locator("html")).toHaveAttribute("lang", "de");
  await expect
    .poll(async () => (await page.locator("iframe").boundingBox())?.height ?? 0, { message: "the frame grows" })
    .toBeGreaterThan(220);
  await page.screenshot({ path: test.info().outputPath("embed.png") });
  site.close();
});
