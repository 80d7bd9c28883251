import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages } from "./support/account-pages";
import { type Api, apiFor, OLA, organiserOf } from "./support/api";
import { Keyboard } from "./support/keyboard";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { tiesOf, typeOpenFixtures } from "./support/typed-season";

const CLUBS = Array.from({ length: 20 }, (_, index) => `Club ${String(index + 1).padStart(2, "0")}`);

let app: AppServer;
let office: Api;
let context: BrowserContext;
let page: Page;
let keyboard: Keyboard;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  office = apiFor(app.url, await organiserOf(app));
  const ola = await AccountPages.signedIn(browser, app.url, OLA, { viewport: SIZES.desk });
  page = ola.page;
  keyboard = new Keyboard(page);
  context = page.context();
});
test.afterAll(async () => {
  await context.close();
  await app.discard();
});

test("play-offs of sixteen out of two divisions, drawn by keyboard: nobody meets their own division first, and the third place is played", async () => {
  test.slow();
  const { leagueId, slug: league } = await office.leagues.create.mutate({ name: "Shires", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "County",
    game: "lastuf-futbol",
    edition: "rulebook",
  });
  const people = CLUBS.map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  await page.goto(`${app.url}/en/leagues/${league}/clubs`);
  await keyboard.press(page.getByRole("button", { name: "Divide", exact: true }));
  await expect(page.getByLabel("Club 20")).toHaveValue(/.+/);
  await keyboard.press(page.getByRole("button", { name: "Make the calendar", exact: true }));
  await expect(page.getByText("9 rounds with 90 fixtures are made.")).toBeVisible();
  const { divisions } = await office.competitions.get.query({ competitionId });
  expect(divisions).toHaveLength(2);
  await typeOpenFixtures(office, competitionId);

  await page.reload();
  // From the checked size to the last one, as arrow keys go through a group.
  await keyboard.to(page.getByRole("radio", { name: "4", exact: true }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "16", exact: true })).toBeChecked();
  await keyboard.press(page.getByRole("switch", { name: "A match for the third place" }), "Space");
  await keyboard.press(page.getByRole("button", { name: "Draw the play-offs" }));
  await expect(page.getByText("The play-offs are drawn: 4 rounds.")).toBeVisible();

  const first = await tiesOf(office, competitionId);
  expect(first).toHaveLength(8);
  for (const tie of first) expect(new Set(tie.divisions).size).toBe(2);
  expect(new Set(first.flatMap(({ names }) => names)).size).toBe(16);

  const path = `/l/${league}/${slug}`;
  await lookAt(path, async () => {
    await expect(page.locator(".bracket-round")).toHaveCount(4);
    await expect(page.locator(".bracket-round").first().locator(".bracket-tie")).toHaveCount(8);
  });
  for (let round = 1; round <= 4; round++) await typeOpenFixtures(office, competitionId);
  expect((await tiesOf(office, competitionId)).map(({ kind }) => kind)).toEqual(Array(16).fill("played"));
  await lookAt(path, async () => {
    await expect(page.locator(".bracket-round").last().locator(".bracket-winner")).toHaveCount(2);
  });
  await page.goto(`${app.url}/en${path}`);
  const bracket = page.getByRole("region", { name: "Bracket" });
  await expect(bracket.getByRole("heading", { name: "Third place" })).toBeVisible();
  await expect(page.locator(".bracket-round").last().locator(".bracket-winner").first()).toContainText("Club 01");
});

/** At three sizes, in light and dark, in English and German. */
async function lookAt(path: string, whatItShows: () => Promise<void>) {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}${path}`);
    await whatItShows();
    await expectFit(page, `${look.locale} ${look.device} ${path}`);
    await page.screenshot({ path: `test-results/play-offs-${look.device}-${look.locale}.png`, fullPage: true });
  }
  await wear(page, LOOKS[1]);
}
