import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { apiFor, organiserOf } from "./support/api";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let app: AppServer;
let home: string;

test.beforeAll(async () => {
  app = await startApp();
  const office = apiFor(app.url, await organiserOf(app));
  const { leagueId } = await office.leagues.create.mutate({ name: "Month League", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "Cup",
    game: "lastuf-futbol",
    edition: "rulebook",
  });
  const people = ["Norte", "Sur", "Este", "Oeste"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  await office.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const [index, { id: fixtureId }] of fixtures.entries()) {
    const [date, place] = index < 4 ? ["2026-10-03", "Table 1"] : ["2026-11-14", "Table 2"];
    await office.places.move.mutate({ fixtureId, date, time: `1${index}:00`, place, despite: true });
  }
  home = `/l/month-league/${slug}/calendar`;
});
test.afterAll(({ browser }) => app.discard(browser));

test("the calendar is seen as a list, as months and by place, on a phone and at a desk, by keyboard", async ({
  page,
}) => {
  await page.goto(`${app.url}/en${home}`);
  await page.getByRole("link", { name: "Month", exact: true }).click();
  await expect(page.getByRole("table", { name: "October 2026" })).toBeVisible();
  await expect(page.getByRole("columnheader").first()).toHaveText("Mon");
  const day = page.getByRole("link", { name: /3 October 2026: 4 matches/ });
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#day-2026-10-03$/);
  await expect(page.locator("#day-2026-10-03 .fixture")).toHaveCount(4);
  await page.getByRole("link", { name: "November 2026" }).click();
  await expect(page.getByRole("table", { name: "November 2026" })).toBeVisible();
  await page.getByRole("link", { name: "By place" }).click();
  await expect(page.getByRole("heading", { name: "Table 2" })).toBeVisible();

  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const address of [`/en${home}`, `/de${home}/month-2026-10`, `/fr${home}/place`]) {
      await page.goto(app.url + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(size.width);
      expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations, address).toEqual([]);
      await page.screenshot({
        path: test.info().outputPath(`${size.width}-${address.replaceAll("/", "_")}.png`),
        fullPage: true,
      });
    }
  }
});

test("without a script and at an address that is none", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/es${home}/month-2026-10`);
  await expect(page.getByRole("table", { name: "octubre de 2026" })).toBeVisible();
  expect((await page.goto(`${app.url}/en${home}/month-2026-13`))?.status()).toBe(404);
  expect((await page.goto(`${app.url}/en${home}/results-1`))?.status()).toBe(404);
  await context.close();
});
