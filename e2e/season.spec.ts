import { expect, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { TinySeason } from "./support/tiny-season";

const OFFICE = "/leagues/tuesday-cellar-league";
const PUBLIC = "/l/tuesday-cellar-league";

let app: AppServer;
let season: TinySeason;
let page: Page;

// One season from its house rules to the redraft for the next one.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  season = await TinySeason.make(browser, app);
  page = season.account.page;
});
test.afterAll(async () => {
  await page.context().close();
  await app.discard();
});

const open = (path: string) => page.goto(`${app.url}/en${path}`);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const card = (name: string | RegExp) =>
  page.locator("section.card").filter({ has: page.getByRole("heading", { level: 2, name }) });

/** Looks at a screen as every device shows it, and comes back to the desk. */
async function lookAt(path: string, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}${path}`);
    await expect(page.locator("main")).toBeVisible();
    for (const fold of await page.locator("main details").all())
      await fold.evaluate((one) => one.setAttribute("open", ""));
    await expectFit(page, `${name} in ${look.locale} on a ${look.device}`);
    await page.screenshot({
      path: test.info().outputPath(`${name}-${look.locale}-${look.device}.png`),
      fullPage: true,
    });
  }
  await page.setViewportSize(SIZES.desk);
  await page.emulateMedia({ colorScheme: "light" });
  await open(path);
}

test("house rules are chosen with the competition, and may change until the first match", async () => {
  await open(`${OFFICE}/clubs`);
  const form = card("First competition");
  await form.getByLabel("Name of the competition").fill("Cellar Cup");
  await form.getByText("House rules", { exact: true }).click();
  await form.getByLabel("Gold of a conceded match").selectOption({ label: "touchdowns really scored" });
  await form.getByRole("switch", { name: /^Experienced players may leave/ }).check();
  await form.getByRole("button", { name: "Make the competition" }).click();
  const made = card("Cellar Cup");
  await made.getByText("House rules", { exact: true }).click();
  await expect(made.getByText("2 changed")).toBeVisible();
  await made.getByRole("switch", { name: /^Experienced players may leave/ }).uncheck();
  await made.getByRole("button", { name: "Save the house rules" }).click();
  await expect(made.getByText("The house rules are saved.")).toBeVisible();
  await lookAt(`${OFFICE}/clubs`, "house-rules");
});

test("once a match was played they stand to read, in the office and for everybody", async () => {
  test.setTimeout(240_000);
  await season.playThrough();
  await season.addLower("Second Cup");
  await open(`${OFFICE}/clubs`);
  await expect(card("Cellar Cup")).toContainText("edition and house rules stay as they are");
  await open(`${PUBLIC}/cellar-cup`);
  const rules = card("What is played by");
  await expect(rules).toContainText("Edition: league document");
  await expect(rules.getByRole("row", { name: "Gold of a conceded match" }).first()).toContainText("really scored");
  await expectFit(page, "the rules on the public page");
  await open(`${PUBLIC}/clubs/harrowgate-rovers`);
  await expect(page.getByText("By the league document rules")).toBeVisible();
});

test("the next season in three clicks, with prizes, the trophy, and who goes up and down", async () => {
  await open(OFFICE);
  await page.getByRole("link", { name: "To the next season" }).click();
  await expect(page).toHaveURL(/\/season$/);
  await expect(card("Prizes").getByLabel("Place 1: 100,000")).toBeVisible();
  await lookAt(`${OFFICE}/season`, "next-season");
  const ladder = card("Up and down");
  await expect(ladder).toContainText("Nobody changes places.");
  await press("One more: Change places: Cellar Cup and Second Cup");
  await expect(ladder.getByText("Salzkrug United goes up to Cellar Cup")).toBeVisible();
  await expect(ladder.getByText(/ goes down to Second Cup$/)).toBeVisible();
  await press("Begin season 2");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("2 entries go up or down. 2 prizes are paid.");
  await dialog.getByRole("button", { name: "Yes, begin it" }).click();
  await expect(card("Season 2 has begun")).toBeVisible();
  await expect(card("Redrafts")).toContainText("0 of 4 done");
  await lookAt(`${OFFICE}/season`, "begun");
});

test("a coach redrafts his club: dice of the off-season, who stays, who comes, legal as one ticks", async () => {
  await open("/home");
  const hurt = await clubWithInjury();
  await page.locator("section.card").filter({ hasText: hurt }).getByRole("link", { name: "To the redraft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: hurt })).toBeVisible();
  const path = new URL(page.url()).pathname.replace("/en", "");
  await lookAt(path, "redraft");
  const off = card("The off-season");
  await expect(off).toContainText("Niggling injury");
  await off.getByRole("radio", { name: "Typed" }).check();
  await off.getByRole("button", { name: "Roll the off-season" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "6", exact: true }).click();
  await expect(off).toContainText("Niggling injury: gone");
  await expect(page.getByText("Roll the off-season first.")).toBeHidden();

  const stays = card("Who stays");
  await expect(stays.getByRole("checkbox").first()).toBeChecked();
  await press("Keep nobody");
  await expect(page.getByText(/^0 players; at least 11/)).toBeVisible();
  await press("Suggest");
  await expect(page.getByText(/^Legal\. /)).toBeVisible();
  await press("Finish the redraft");
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, finish it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My dugout" })).toBeVisible();
  await open(`${OFFICE}/season`);
  await expect(card("Redrafts")).toContainText("1 of 4 done");
});

test("a club that goes on as it is may play; before that nobody starts a match", async () => {
  const [upper] = (await season.api.competitions.list.query({ leagueId: season.leagueId })).filter(
    ({ season: { number } }) => number === 2,
  );
  const competitionId = upper?.competition.id ?? "";
  await season.api.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures, entries } = await season.api.competitions.get.query({ competitionId });
  expect(entries.map(({ name }) => name)).toContain("Salzkrug United");
  const fixtureId = fixtures[0]?.id ?? "";
  await expect(season.api.plays.start.mutate({ fixtureId })).rejects.toThrow("club-must-redraft");
  for (let open = 3; open > 0; open--) {
    await page
      .getByRole("button", { name: /^Without a redraft: / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("moved house");
    await dialog.getByRole("button", { name: "Without a redraft" }).click();
    await expect(card("Redrafts")).toContainText(`${5 - open} of 4 done`);
  }
  expect(await season.api.plays.start.mutate({ fixtureId })).toHaveProperty("playId");
});

/** The club whose player was hurt: the one that has something to recover from. */
async function clubWithInjury(): Promise<string> {
  const clubs = await season.api.clubs.list.query({ leagueId: season.leagueId });
  for (const { id, name } of clubs) {
    const redraft = await season.api.redrafts.get.query({ clubId: id });
    if (redraft?.recoveries === undefined) return name;
  }
  throw new Error("nobody was hurt");
}
