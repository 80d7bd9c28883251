import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type Api, apiFor, organiserOf } from "./support/api";
import { type AppServer, startApp } from "./support/server";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const PHONE = { width: 390, height: 844 };

let app: AppServer;
let office: Api;
let leagueId: string;

test.describe.configure({ mode: "serial" });
test.use({ viewport: PHONE });

test.beforeAll(async () => {
  app = await startApp();
  office = apiFor(app.url, await organiserOf(app));
  ({ leagueId } = await office.leagues.create.mutate({ name: "Cellar", timeZone: "Europe/Berlin" }));
});
test.afterAll(() => app.discard());

test("a knock-out of six is played to the final, and a phone shows its bracket", async ({ page }) => {
  const { competitionId, path } = await aField("Cup", "knock-out", [
    "Alder",
    "Birch",
    "Cedar",
    "Dogwood",
    "Elm",
    "Fir",
  ]);
  await office.competitions.makeCalendar.mutate({ competitionId, knockOut: { thirdPlace: true } });
  await page.goto(`${app.url}/en${path}`);
  await expect(page.locator(".bracket-round").first()).toContainText("Bye");
  for (let round = 1; round <= 3; round++) await playOpen(competitionId);
  const { fixtures } = await office.competitions.get.query({ competitionId });
  expect(fixtures.map(({ kind }) => kind)).toEqual(Array(6).fill("played"));
  await page.goto(`${app.url}/en${path}`);
  await expect(page.getByRole("heading", { name: "Final", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Third place" })).toBeVisible();
  await expect(page.locator(".bracket-round").last().locator(".bracket-winner").first()).toContainText("Alder");
  await fitsAndIsClean(page);
});

test("a Swiss of five is drawn round by round, and a phone shows its table", async ({ page }) => {
  const { competitionId, path } = await aField("Open", "swiss", ["Ash", "Beech", "Clover", "Dill", "Erica"]);
  for (let round = 1; round <= 3; round++) {
    expect(await office.competitions.pairRound.mutate({ competitionId })).toEqual({ round, fixtures: 2 });
    await expect(office.competitions.pairRound.mutate({ competitionId })).rejects.toThrow("round-is-open");
    await playOpen(competitionId);
  }
  await page.goto(`${app.url}/en${path}`);
  await expect(page.getByText("All 3 rounds are played")).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveCount(5);
  await fitsAndIsClean(page);
});

async function aField(name: string, format: "knock-out" | "swiss", rivals: readonly string[]) {
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name,
    game: "lastuf-futbol",
    edition: "rulebook",
    format,
  });
  const people = rivals.map((rival) => ({ kind: "rival" as const, name: rival }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  return { competitionId, path: `/l/cellar/${slug}` };
}

/** Types 2–1 for every fixture that is open. */
async function playOpen(competitionId: string): Promise<void> {
  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const { id, kind } of fixtures) {
    if (kind === null) await office.fixtures.typeResult.mutate({ fixtureId: id, kind: "played", scores: [2, 1] });
  }
}

async function fitsAndIsClean(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
}
