import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type Download, expect, type Page, test } from "@playwright/test";
import { RULES } from "./support/look";
import { somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

const CLUBS = "Verein;Trainer;Volk\nAnvil Street;Greta;dwarf\nMill Nine;Luc;wood-elf\nÉtoile;;skaven\n";
const RESULTS = [
  "Round,Home,Away,Home score,Away score",
  "1,Anvil Street,Mill Nine,2,1",
  "1,Anvil Stret,Étoile,1,1",
  "2,Étoile,Mill Nine,0,3",
].join("\n");

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

async function isClean(page: Page): Promise<void> {
  // A button that becomes one of another kind takes a moment to change its colours.
  await expect(async () => {
    expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

test("a league comes in from a spreadsheet, a bad row is mended, and the whole of it goes out and in again", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { leagueId, person } = await somePeople(app, []);
  const ola = person("Ola Roof");
  const { competitionId } = await ola.api.competitions.create.mutate({
    leagueId,
    name: "Cup",
    game: "blood-bowl",
    edition: "league-document",
  });
  const page = await ola.onDevice(browser, "/en/leagues/cellar");
  await page.getByRole("link", { name: "Import and export" }).tap();
  await expect(page.getByRole("heading", { name: "Bring a table in" })).toBeVisible();
  await isClean(page);

  const latin = Buffer.from(CLUBS, "latin1");
  await page.getByLabel("Choose a CSV file").setInputFiles({ name: "clubs.csv", mimeType: "text/csv", buffer: latin });
  await expect(page.getByLabel("Or paste the table")).toHaveValue(CLUBS);
  await page.getByRole("button", { name: "Look at it" }).tap();
  await expect(page.getByText("New: 3. Changed: 0. As it is: 0.")).toBeVisible();
  await expect(page.getByLabel("Coach", { exact: true })).toHaveValue("1");
  await page.getByRole("button", { name: "Take it over" }).tap();
  await expect(page.getByText("Done. New: 3, changed: 0.")).toBeVisible();
  await expect(page.getByText("New: 0. Changed: 0. As it is: 3.")).toBeVisible();

  await page.getByRole("radio", { name: "Results" }).check();
  const text = page.getByLabel("Or paste the table");
  await text.fill('Round,Home,Away\n1,"Anvil Street,Mill Nine\n');
  await page.getByRole("button", { name: "Look at it" }).tap();
  await expect(page.getByText("perhaps a quotation mark is never closed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Which column is what" })).toBeHidden();
  await text.fill(RESULTS);
  await page.getByRole("button", { name: "Look at it" }).tap();
  const wrong = page.getByRole("list", { name: "One thing is wrong" }).getByRole("button");
  await expect(wrong).toContainText("Line 3, column “Home”");
  await expect(wrong).toContainText("Anvil Stret");
  await expect(page.getByRole("button", { name: "Take it over" })).toBeDisabled();
  await isClean(page);
  await wrong.tap();
  await expect(text).toBeFocused();
  await text.fill(RESULTS.replace("Stret", "Street"));
  await page.getByRole("button", { name: "Look at it" }).tap();
  await expect(page.getByText("New: 3. Changed: 0. As it is: 0.")).toBeVisible();
  await page.getByRole("button", { name: "Take it over" }).tap();
  await expect(page.getByText("New: 0. Changed: 0. As it is: 3.")).toBeVisible();
  const { fixtures } = await ola.api.competitions.get.query({ competitionId });
  expect(fixtures.map(({ kind }) => kind)).toEqual(["played", "played", "played"]);

  const results = page.waitForEvent("download");
  await page.getByRole("region", { name: "Cup" }).getByRole("link", { name: "Results" }).tap();
  expect(await textOf(await results)).toContain("1,,,Anvil Street,Mill Nine,,2,1,played,home,,");

  const whole = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the league" }).tap();
  const league = await textOf(await whole);
  expect(league).not.toContain("@example.org");
  await page.getByRole("link", { name: "Bring a league along" }).tap();
  await expect(page.getByText("Choose the file of a league")).toBeVisible();
  const choose = page.locator("input[accept^='.json']");
  const file = (content: string) => ({
    name: "cellar.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  // A file that is chosen before the page is alive is not seen.
  await expect(async () => {
    await choose.setInputFiles(file("{ nothing"));
    await expect(page.getByText("This is not the file of a league.")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await choose.setInputFiles(file(league.replace('"kind": "played"', '"kind": "won"')));
  await page.getByRole("button", { name: "Make the league" }).tap();
  await expect(page.getByText("tables.results[0].kind")).toBeVisible();
  await choose.setInputFiles(file(league));
  await expect(page.getByText("Clubs: 3. Competitions: 1. Fixtures: 3. Recorded matches: 0.")).toBeVisible();
  await isClean(page);
  await page.getByRole("button", { name: "Make the league" }).tap();
  await expect(page).toHaveURL(/\/en\/leagues\/cellar-2$/);
  const copy = await ola.api.public.competition.query({ league: "cellar-2", competition: "cup" });
  const original = await ola.api.public.competition.query({ league: "cellar", competition: "cup" });
  const rows = (one: typeof copy) => one.table.rows.map(({ points, played }) => [points, played]);
  expect(rows(copy)).toEqual(rows(original));
  expect(rows(copy)[0]).toEqual([expect.any(Number), 2]);
});
