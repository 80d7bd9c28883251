import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

const OFFICE = "/leagues/tuesday-cellar-league";

let app: AppServer;
let league: SmallLeague;
let context: BrowserContext;
let page: Page;

// One season in which the organiser takes one decision after the other.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
  await league.typeResult(0, [2, 1]);
  await league.typeResult(1, [3, 0]);
  const ola = await AccountPages.signedIn(
    browser,
    app.url,
    { email: "ola@example.org", password: "the whole roof" },
    { viewport: SIZES.desk },
  );
  page = ola.page;
  context = page.context();
});
test.afterAll(async () => {
  await context.close();
  await app.discard();
});

const open = (path: string) => page.goto(`${app.url}/en${path}`);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const card = (name: string) =>
  page.locator("section.card").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("a rule is changed after both tables were seen, with a reason", async () => {
  await open(`${OFFICE}/rules`);
  await press("One more: Win");
  const changes = card("What changes");
  await expect(changes.getByRole("table", { name: "As it is" }).getByRole("row").nth(1)).toContainText(/3$/);
  await expect(changes.getByRole("table", { name: "As it would be" }).getByRole("row").nth(1)).toContainText(/4$/);
  await page.getByRole("button", { name: "Move up: touchdowns scored" }).press("Enter");
  await changes.getByLabel("Reason").fill("voted in the cellar");
  await press("Change the rules");
  await expect(changes).toBeHidden();
});

test("points are deducted with a reason and an author", async () => {
  const points = card("Points by hand");
  await points.getByLabel("Who").selectOption({ label: "Salzkrug United" });
  await points.getByLabel("Reason").fill("unpaid fee");
  await press("Deduct the points");
  await expect(points.getByRole("listitem").filter({ hasText: "Salzkrug United" })).toContainText("unpaid fee · Ola");
});

test("a club leaves after both tables were seen", async () => {
  await press("Withdraw Gutbrand Ironjaws");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Its matches").selectOption({ label: "None counts" });
  await expect(dialog.getByRole("table", { name: "As it is" }).getByRole("row")).toHaveCount(5);
  await expect(dialog.getByRole("table", { name: "As it would be" }).getByRole("row")).toHaveCount(4);
  await dialog.getByLabel("Reason").fill("moved away");
  await dialog.getByRole("button", { name: "Withdraw Gutbrand Ironjaws" }).click();
  await expect(dialog).toBeHidden();
  await expect(card("Who takes part").getByRole("listitem").filter({ hasText: "Gutbrand Ironjaws" })).toContainText(
    "moved away",
  );
});

test("what was not played by the deadline is decided at once", async () => {
  await open(`${OFFICE}/calendar`);
  await expect(card("How good the calendar is")).toContainText("best");
  await press("Round 2: what was not played");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What happens").selectOption({ label: "A defeat for both" });
  await dialog.getByLabel("Reason").fill("neither answered");
  await dialog.getByRole("button", { name: "Decide it so" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Round 2: what was not played" })).toBeHidden();
});

test("the log tells it all, with before and after", async () => {
  await open(`${OFFICE}/audit`);
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines.first()).toContainText("(neither answered)");
  await page.getByLabel("Show only").selectOption("table-rules-changed");
  await press("Show");
  await expect(lines).toHaveCount(1);
  await lines.getByText("Before and after").click();
  await expect(lines.getByRole("row", { name: "points.win 3 4" })).toBeVisible();
});

test("the public table shows how it came out", async () => {
  await page.goto(`${app.url}/en${league.table}`);
  const table = page.getByRole("table").first();
  await expect(table.getByRole("rowheader")).toHaveCount(3);
  await expect(table).not.toContainText("Gutbrand Ironjaws");
  const notes = page.getByRole("region", { name: "Decided by the organiser" });
  await expect(notes).toContainText("Salzkrug United: unpaid fee");
  await expect(notes).toContainText("Gutbrand Ironjaws left");
  await expectFit(page, "the public table");
});

test("its screens fit every device and language", async () => {
  test.setTimeout(180_000);
  for (const look of LOOKS) {
    await wear(page, look);
    for (const path of ["rules", "calendar", "audit"]) {
      await page.goto(`${app.url}/${look.locale}${OFFICE}/${path}`);
      await expect(page.locator("main")).toBeVisible();
      await expectFit(page, `${path} in ${look.locale} on a ${look.device}`);
      await page.screenshot({
        path: test.info().outputPath(`${path}-${look.locale}-${look.device}.png`),
        fullPage: true,
      });
    }
  }
});
