import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { ExportedPlay, verifyExport } from "@/engine/core/export";
import { SIZES } from "../playwright.config";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;
let league: SmallLeague;
let playId: string;

// The league is made once; each test looks at it, and what one adds the next one sees.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
});
test.afterAll(({ browser }) => app.discard(browser));

test("a league is not found until it is there, and gone when it is private", async ({ request }) => {
  const url = `${app.url}/en/l/second-league`;
  expect((await request.get(url)).status()).toBe(404);
  const { leagueId } = await league.makeLeague("Second League");
  expect((await request.get(url)).status()).toBe(200);
  expect(await (await request.get(`${app.url}/en`)).text()).toContain("/en/l/second-league");
  await league.hide(leagueId);
  expect((await request.get(url)).status()).toBe(404);
  expect(await (await request.get(`${app.url}/de`)).text()).not.toContain("/de/l/second-league");
});

test("a typed result is in the table, the calendar and the club's matches at the next look", async ({ page }) => {
  await page.goto(`${app.url}/en${league.table}`);
  await expect(page.getByText("6 rounds, none played yet")).toBeVisible();
  await page.goto(`${app.url}/en${league.club}/matches`);
  await league.typeResult(0, [3, 1]);
  await league.typeResult(1, [0, 0]);
  await page.goto(`${app.url}/en${league.table}`);
  await expect(page.getByText("After round 1 of 6")).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveText(["3", "1", "1", "0"]);
  await expect(page.locator(".level summary").first()).toHaveText(/Why/);
  await page.goto(`${app.url}/de${league.table}/results`);
  await expect(page.locator(".fixture-mid")).toHaveText(["3–1", "0–0"]);
  await page.goto(`${app.url}/en${league.club}/matches`);
  await expect(page.locator(".list-line").filter({ hasText: "Round 1 ·" }).getByRole("img")).toBeVisible();
});

test("a match that is played moves by itself, in the list and on its page", async ({ page, browser }) => {
  playId = await league.startPlay(2);
  await league.playOn(playId, ({ phase }) => phase === "match");
  const table = await (await browser.newContext()).newPage();
  await table.goto(`${app.url}/en${league.table}`);
  await expect(table.locator(".live-line .bug-clock")).toHaveText(/^Half 1/);
  await page.goto(`${app.url}/en${league.table}/plays/${playId}`);
  await expect(page.getByText("Moves by itself", { exact: true })).toBeVisible();
  const score = await league.playOn(playId, (now) => now.score[0] + now.score[1] > 0);
  for (const screen of [page, table]) await expect(screen.locator(".bug-score")).toHaveText(score.map(String));
  await expect(page.locator(".feed li").filter({ hasText: "Touchdown" })).toHaveCount(score[0] + score[1]);
  await table.context().close();
});

test("a match that is over counts in the table, shows its secret and can be checked", async ({ page, request }) => {
  const score = await league.playOn(playId, ({ phase }) => phase === "done");
  await page.goto(`${app.url}/en${league.table}`);
  await expect(page.locator(".live-line")).toHaveCount(0);
  await expect(page.locator(".fixture-mid").filter({ hasText: score.join("–") })).not.toHaveCount(0);
  await page.goto(`${app.url}/en${league.table}/plays/${playId}`);
  await expect(page.getByText("Revealed secret")).toBeVisible();
  const link = await page.getByRole("link", { name: "Download the match" }).getAttribute("href");
  const exported = await request.get(app.url + link);
  expect(exported.headers()["content-disposition"]).toContain(`play-${playId}.json`);
  expect(verifyExport(ExportedPlay.parse(await exported.json()))).toMatchObject({ ok: true });
});

test("the treasury is a file as well, with the balance of the page", async ({ page, request }) => {
  await page.goto(`${app.url}/en${league.club}/treasury`);
  const balance = (await page.locator(".account .bal").first().textContent())?.replace(/\D/g, "");
  const csv = await (await request.get(`${app.url}${league.club}/treasury.csv`)).text();
  const [header = "", ...rows] = csv.trim().split("\r\n");
  expect(rows.at(-1)?.split(",")[header.split(",").indexOf("balance")]).toBe(balance);
  await expect(page.locator(".account li")).toHaveCount(rows.length);
});

test("a table and a club are one sheet of paper each", async ({ page }) => {
  for (const path of [league.table, league.club]) {
    await page.goto(`${app.url}/en${path}`);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, path).toHaveLength(1);
  }
});

test("every page has a share image of its own, and asks caches to look again", async ({ page, request }) => {
  for (const path of [league.path, league.table, league.club, `${league.table}/plays/${playId}`]) {
    const answer = await page.goto(`${app.url}/en${path}`);
    expect(answer?.headers()["cache-control"]).toContain("must-revalidate");
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await request.get(app.url + new URL(image ?? "").pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /./);
  }
});

const LOOKS = [
  { device: "phone", colorScheme: "light" },
  { device: "desk", colorScheme: "dark" },
] as const;

for (const { device, colorScheme } of LOOKS) {
  test(`no public page breaks WCAG AA or is too wide on a ${device} in ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SIZES[device], colorScheme });
    const page = await context.newPage();
    const paths = [
      "",
      league.path,
      league.table,
      `${league.table}/calendar`,
      `${league.table}/results`,
      `${league.table}/plays/${playId}`,
      `${league.path}/clubs`,
      league.club,
      `${league.club}/treasury`,
      `${league.club}/matches`,
      `${league.club}/players/p1`,
      `${league.club}/against/gutbrand-ironjaws`,
      `${league.table}/statistics`,
      `${league.table}/tables/cross`,
    ];
    for (const path of paths) {
      await page.goto(`${app.url}/de${path}`);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(SIZES[device].width);
    }
    await context.close();
  });
}
