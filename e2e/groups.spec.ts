import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type Api, apiFor, organiserOf } from "./support/api";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const PHONE = { width: 390, height: 844 };
const SIX = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

let app: AppServer;
let cookie: string;
let office: Api;

test.beforeAll(async () => {
  app = await startApp();
  cookie = await organiserOf(app);
  office = apiFor(app.url, cookie);
});
test.afterAll(({ browser }) => app.discard(browser));

test("[LF-129 LF-130 LF-131] an evening of six: drawn with its spread, typed with places, and the final table on a phone", async ({
  page,
}) => {
  const { leagueId } = await office.leagues.create.mutate({ name: "Circle", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "Thursdays",
    game: "lastuf-futbol",
    edition: "rulebook",
    format: "group-draw",
  });
  const people = SIX.map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  await signIn(page);

  await page.goto(`${app.url}/en/leagues/circle/clubs`);
  await page.getByLabel("Evening on").fill("2026-12-03");
  await page.getByRole("button", { name: "Draw the evening" }).click();
  await expect(page.getByText("Evening 1: 3 rounds are drawn for 6.")).toBeVisible();
  await expect(page.getByText("Two meet each other")).toBeVisible();

  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Evening 1, round 3" })).toBeVisible();
  const game = page.locator(".fixture-line").first();
  await game.getByRole("button", { name: "Type a result" }).click();
  const dialog = page.getByRole("dialog");
  const [first = "", second = ""] = await game.locator(".group-seats .grow").allTextContents();
  const sideOf = (name: string) => dialog.getByRole("group", { name, exact: true });
  await sideOf(first).getByLabel("Place").selectOption("2");
  await sideOf(second).getByLabel("Place").selectOption("1");
  await sideOf(second).getByRole("button", { name: "One more: Goals" }).click();
  await dialog.getByRole("button", { name: "Save the result" }).click();
  await expect(game.locator(".group-seats li").first()).toContainText(second);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);

  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const { id, kind } of fixtures) {
    if (kind !== null) continue;
    const typed = { fixtureId: id, kind: "played" as const, scores: [3, 1, 0], conceded: [1, 1, 2] };
    await office.fixtures.typeResult.mutate({ ...typed, places: [1, 2, 3] });
  }
  await page.setViewportSize(PHONE);
  await page.goto(`${app.url}/en/l/circle/${slug}`);
  await expect(page.getByText("All 3 rounds are played")).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveCount(6);
  const points = (await page.locator(".standings .pts").allTextContents()).slice(-6).map(Number);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(6 * 6);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  await fitsAndIsClean(page);
  await page.goto(`${app.url}/en/l/circle/${slug}/calendar`);
  await expect(page.getByRole("heading", { name: "Evening 1 · Round 2" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How even the draw is" })).toBeVisible();
  await fitsAndIsClean(page);
});

async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    }),
  );
}

async function fitsAndIsClean(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
}
