import { type BrowserContext, expect, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages } from "./support/account-pages";
import { type Api, apiFor, OLA, organiserOf } from "./support/api";
import { CorrectionPage } from "./support/correction-page";
import { expectFit, LOOKS, wear } from "./support/look";
import { playedEvenings } from "./support/played-evenings";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let api: Api;
let context: BrowserContext;
let correction: CorrectionPage;
let playIds: readonly string[] = [];
let playId = "";
let office = "";

// One match that is corrected again and again.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  app = await startApp();
  api = apiFor(app.url, await organiserOf(app));
  const { slug, ...played } = await playedEvenings(api);
  playIds = played.playIds;
  playId = playIds[0] ?? "";
  office = `${app.url}/en/leagues/${slug}`;
  const ola = await AccountPages.signedIn(browser, app.url, OLA, { viewport: SIZES.tablet, hasTouch: true });
  correction = new CorrectionPage(ola.page, app.url);
  context = ola.page.context();
});
test.afterAll(async () => {
  await context.close();
  await app.discard();
});

test("from the calendar an organiser looks at a correction and leaves everything as it is", async () => {
  const { page } = correction;
  const before = await api.corrections.open.query({ playId });
  await page.goto(`${office}/calendar`);
  await page.getByRole("link", { name: "Correct it" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Correct a match" })).toBeVisible();
  await correction.withdrawTouchdown();
  const card = await correction.consequences();
  await expect(card.getByRole("table", { name: "As it would be" })).toBeVisible();
  await expect(card.getByRole("row", { name: /^Winnings/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Leave everything as it is" }).click();
  await expect(page.getByText("Nothing is to be changed yet")).toBeVisible();
  expect(await api.corrections.open.query({ playId })).toEqual(before);
});

test("a scorer is corrected after both clubs were seen before and after, with a reason", async () => {
  const { page } = correction;
  await correction.open(playId);
  const scorer = await correction.nameOtherScorer();
  const card = await correction.consequences();
  await expect(card.getByRole("row", { name: /SPP earned/ })).toHaveCount(2);
  await correction.decideEverything();
  await correction.confirm("the wrong shirt");
  await expect(page.getByRole("listitem").filter({ hasText: "Touchdown" }).first()).toContainText(
    scorer.split(" ")[0] ?? "",
  );
});

test("a touchdown is withdrawn, and the log says why", async () => {
  const { page } = correction;
  await correction.open(playId);
  await correction.withdrawTouchdown();
  await correction.consequences();
  await correction.decideEverything();
  await correction.confirm("it was no goal");
  await page.goto(`${office}/audit`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("it was no goal");
});

test("a coach who is hit by it can be told no: an open decision keeps everything as it was", async () => {
  const { page } = correction;
  const before = await api.corrections.open.query({ playId });
  await correction.open(playId);
  await page.getByRole("button", { name: "Annul the report" }).click();
  await correction.consequences();
  await expect(page.getByText("Decide on everything above first.")).toBeVisible();
  await page.getByLabel("Reason").fill("too early");
  await page.getByRole("button", { name: "Annul it" }).click();
  await expect(page.getByText("Annulled. Both clubs")).toBeHidden();
  expect(await api.corrections.open.query({ playId })).toEqual(before);
});

test("a report of the wrong fixture is moved, and one that is annulled gives everything back", async () => {
  const { page } = correction;
  const returnId = playIds[1] ?? "";
  await correction.open(returnId);
  await page.getByRole("button", { name: "Annul the report" }).click();
  await correction.consequences();
  await correction.decideEverything();
  await page.getByLabel("Reason").fill("another league's match");
  await page.getByRole("button", { name: "Annul it" }).click();
  await expect(page.getByText("Annulled. Both clubs")).toBeVisible();
  await page.getByRole("link", { name: "To the match" }).click();
  await expect(page.getByText("This report was annulled")).toBeVisible();

  await correction.open(playId);
  await page.getByLabel("It belongs to another fixture").selectOption({ index: 1 });
  const card = await correction.consequences();
  await expect(card.getByText("goes to Cellar Cup, round 2")).toBeVisible();
  await correction.confirm("it was the return match");
  const { fixture } = await api.corrections.open.query({ playId });
  expect(fixture.round).toBe(2);
  const { competitionId } = await api.plays.get.query({ playId });
  await page.goto(`${office}/calendar`);
  const { fixtures } = await api.competitions.get.query({ competitionId });
  const left = page.locator(`#fixture-${fixtures[0]?.id}`);
  await left.getByRole("button", { name: "Not played" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What it counts as").selectOption({ label: "one side concedes without penalty" });
  await dialog.getByLabel("D6 of the gold").selectOption("3");
  await expect(dialog.getByText("Counts as 2–0.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("nobody came");
  await dialog.getByRole("button", { name: "Decide it so" }).click();
  await expect(left.getByText("2", { exact: false }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await api.competitions.get.query({ competitionId })).fixtures[0]?.kind).toBe("conceded-without-penalty");
});

test("its screen fits every device and language", async () => {
  test.setTimeout(180_000);
  const { page } = correction;
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}/corrections/${playId}`);
    await page
      .getByRole("button", { name: /^(Change|Ändern): / })
      .first()
      .click();
    await expectFit(page, `a change in ${look.locale} on a ${look.device}`);
    await page.screenshot({ path: test.info().outputPath(`dialog-${look.locale}-${look.device}.png`) });
    const face = page.getByRole("dialog").locator("select").last();
    await face.selectOption({ index: 1 + ((await face.evaluate((one: HTMLSelectElement) => one.selectedIndex)) % 2) });
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect(page.locator(".card table").first()).toBeVisible();
    await expectFit(page, `consequences in ${look.locale} on a ${look.device}`);
    await page.screenshot({ path: test.info().outputPath(`page-${look.locale}-${look.device}.png`), fullPage: true });
  }
});
