import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { CompetitionFormat } from "@/server/competitions/schema";
import { type Api, apiFor, organiserOf } from "./support/api";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const PHONE = { width: 390, height: 844 };

let app: AppServer;
let cookie: string;
let office: Api;
let leagueId: string;

test.describe.configure({ mode: "serial" });
test.use({ viewport: PHONE });

test.beforeAll(async () => {
  app = await startApp();
  cookie = await organiserOf(app);
  office = apiFor(app.url, cookie);
  ({ leagueId } = await office.leagues.create.mutate({ name: "Cellar", timeZone: "Europe/Berlin" }));
});
test.afterAll(({ browser }) => app.discard(browser));

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
  const bracket = page.getByRole("region", { name: "Bracket" });
  await expect(bracket.getByRole("heading", { name: "Final", exact: true })).toBeVisible();
  await expect(bracket.getByRole("heading", { name: "Third place" })).toBeVisible();
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

test("two groups with a match between them lead to semi-finals, drawn in the office; a phone shows the tables and the bracket", async ({
  page,
}) => {
  const rivals = ["Iris", "Jasmine", "Kale", "Laurel", "Mint", "Nettle"];
  const { competitionId, path } = await aField("Herbs", "groups-knock-out", rivals);
  await signIn(page);
  await page.goto(`${app.url}/en/leagues/cellar/clubs`);
  const card = page.locator("section.card", { has: page.getByRole("heading", { name: "Herbs", exact: true }) });
  await card.getByRole("button", { name: "Divide" }).click();
  await expect(card.getByLabel("Kale")).toHaveValue(/.+/);
  await card.getByRole("button", { name: "One more: Rounds between divisions" }).click();
  await card.getByRole("button", { name: "Make the calendar", exact: true }).click();
  await expect(card.getByText("4 rounds with 9 fixtures are made.")).toBeVisible();
  await playOpen(competitionId);
  await page.reload();
  await card.getByRole("switch", { name: "A match for the third place" }).check();
  await card.getByRole("button", { name: "Draw the play-offs" }).click();
  await expect(card.getByText("The play-offs are drawn: 2 rounds.")).toBeVisible();
  for (let round = 1; round <= 2; round++) await playOpen(competitionId);

  await page.goto(`${app.url}/en${path}`);
  await expect(page.getByRole("heading", { name: "Group B" })).toBeVisible();
  const bracket = page.getByRole("region", { name: "Bracket" });
  await expect(bracket.getByRole("heading", { name: "Third place" })).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveCount(6);
  await expect(page.locator(".bracket-round").last().locator(".bracket-winner")).toHaveCount(2);
  await fitsAndIsClean(page);
});

test("what waits is decided from the first page of the office: lots in a table, who goes through after two level legs", async ({
  page,
}) => {
  const league = await aField("Level", "round-robin", ["Oak", "Pine"]);
  const { rules } = await office.tables.get.query({ competitionId: league.competitionId });
  const byLots = { ...rules, tiebreakers: ["points" as const, "lots" as const] };
  await office.tables.changeRules.mutate({ competitionId: league.competitionId, rules: byLots, reason: "agreed" });
  await office.competitions.makeCalendar.mutate({ competitionId: league.competitionId });
  await typeOpen(league.competitionId, [1, 1]);
  const cup = await aField("Legs", "knock-out", ["Quince", "Rowan"]);
  await office.competitions.makeCalendar.mutate({ competitionId: cup.competitionId, knockOut: { tie: "two-legs" } });
  for (let leg = 1; leg <= 2; leg++) await typeOpen(cup.competitionId, [1, 0]);
  await signIn(page);
  await page.setViewportSize({ width: 1024, height: 768 });

  await page.goto(`${app.url}/en/leagues/cellar`);
  const lots = page.locator(".decision", { hasText: "Oak" });
  await expect(lots).toContainText("Lots must be drawn.");
  await lots.getByRole("link", { name: "Decide it" }).click();
  const card = page.locator("#ties");
  await card.getByRole("button", { name: "Decide it" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move down: Oak" }).click();
  await dialog.getByLabel("Reason").fill("drawn by Ines");
  await dialog.getByRole("button", { name: "Keep this order" }).click();
  await expect(card).toContainText("1. Pine, 2. Oak");
  await expect(card).toContainText("by lot: drawn by Ines");
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);

  await page.goto(`${app.url}/en/leagues/cellar`);
  const tie = page.locator(".decision", { hasText: "Rowan" });
  await tie.getByRole("link", { name: "Decide it" }).click();
  await page.getByRole("button", { name: "Who goes through" }).click();
  await dialog.getByRole("radio", { name: "Rowan" }).check();
  await dialog.getByLabel("Reason").fill("the coin fell so");
  await dialog.getByRole("button", { name: "Through to the next round" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${app.url}/en${cup.path}`);
  await expect(page.locator(".bracket-winner")).toContainText("Rowan");
});

async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    }),
  );
}

async function aField(name: string, format: CompetitionFormat, rivals: readonly string[]) {
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
const playOpen = (competitionId: string) => typeOpen(competitionId, [2, 1]);

async function typeOpen(competitionId: string, scores: [home: number, away: number]): Promise<void> {
  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const { id, kind } of fixtures) {
    if (kind === null) await office.fixtures.typeResult.mutate({ fixtureId: id, kind: "played", scores });
  }
}

async function fitsAndIsClean(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
}
