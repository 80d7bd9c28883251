import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

const CALENDAR = "/leagues/tuesday-cellar-league/calendar";

let app: AppServer;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  const league = await SmallLeague.make(browser, app);
  await league.typeResult(0, [2, 1]);
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

const round = (number: number) => page.getByRole("region", { name: `Round ${number}`, exact: true });
const cards = (number: number) => round(number).getByRole("button", { name: /^Move / });
const status = () => page.locator(".plan-status");
const toast = (text: string) => page.locator(".toast").filter({ hasText: text });

/** Makes a plan of dates for what has none, and uses it. */
async function planDates(): Promise<void> {
  await page.getByRole("button", { name: "Make a plan" }).click();
  await expect(page.getByText("10 matches get a date.")).toBeVisible();
  await page.getByRole("button", { name: "Use these dates" }).click();
  await expect(toast("10 matches have a new date.")).toBeVisible();
}

test("a match is moved by keys alone, what stands against it is named before, and it comes back", async () => {
  await page.goto(`${app.url}/en${CALENDAR}`);
  await page.getByRole("link", { name: "Move and plan" }).click();
  await expect(round(1)).toContainText("This match is played: it stays where it is.");
  await expect(cards(1)).toHaveCount(1);
  await cards(2).first().focus();
  await page.keyboard.press("Enter");
  await expect(status()).toContainText("is taken. To Round 2");
  await page.keyboard.press("ArrowRight");
  await expect(status()).toContainText("To Round 3");
  await expect(status()).toContainText("plays twice in this round.");
  await page.keyboard.press("Escape");
  await expect(status()).toBeEmpty();

  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const asked = page.getByRole("alertdialog", { name: "This stands against it" });
  await expect(asked).toContainText("plays twice in this round.");
  await asked.getByRole("button", { name: "Move it anyway" }).press("Enter");
  await expect(cards(3)).toHaveCount(3);
  await expect(cards(2)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(cards(2)).toHaveCount(2);
  await expect(cards(3)).toHaveCount(2);
});

test("a match gets another day by keys, and by dragging", async () => {
  await cards(2).first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(status()).toContainText("To Round 2, Wed 9 Sept");
  await expect(status()).toContainText("Nothing stands against it.");
  await page.keyboard.press("Enter");
  await expect(cards(2).filter({ hasText: "Wed 9 Sept" })).toHaveCount(1);
  const dragged = cards(2).filter({ hasText: "Wed 9 Sept" });
  await dragged.dragTo(round(4).getByRole("heading"));
  const asked = page.getByRole("alertdialog", { name: "This stands against it" });
  await expect(asked).toContainText("plays twice in this round.");
  await asked.getByRole("button", { name: "Leave it where it is" }).click();
  await dragged.click();
  await round(2).getByRole("button", { name: "Put it on Fri 11 Sept" }).click();
  await expect(cards(2).filter({ hasText: "Fri 11 Sept" })).toHaveCount(1);
});

test("a button that is tapped before the page is alive is not forgotten", async () => {
  let alive = () => {};
  const wait = new Promise<void>((resolve) => {
    alive = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`${app.url}/en${CALENDAR}/plan`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add a place" }).click();
  alive();
  await expect(page.getByRole("dialog").getByLabel("Name of the place")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.unroute("**/_next/static/chunks/*.js");
});

test("dates and places are planned around days without matches", async () => {
  for (const name of ["Table 1", "Table 2"]) {
    await page.getByRole("button", { name: "Add a place" }).click();
    await page.getByRole("dialog").getByLabel("Name of the place").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Close days" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First day").fill("2026-09-15");
  await dialog.getByLabel("Reason").fill("town feast");
  await dialog.getByRole("button", { name: "Close days" }).click();
  await expect(dialog).toBeHidden();
  await planDates();
  await expect(cards(3).filter({ hasText: "15 Sept" })).toHaveCount(0);
  await expect(cards(3).filter({ hasText: "16 Sept" })).toHaveCount(2);
});

test("a plan of dates is undone by keys: every match has its former date and place", async () => {
  await expect(toast("10 matches have a new date.")).toBeVisible();
  await toast("10 matches have a new date.").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(toast("10 matches have their former dates back.")).toBeVisible();
  await expect(cards(2).filter({ hasText: "Fri 11 Sept" })).toHaveCount(1);
  await expect(page.locator(".plan-board")).not.toContainText("Table 1");
  await expect(cards(3).filter({ hasText: "Sept" })).toHaveCount(0);
});

test("a plan of which one match has moved since is not undone, and says which", async () => {
  await planDates();
  await expect(cards(3).filter({ hasText: "16 Sept" })).toHaveCount(2);
  const moved = cards(3).filter({ hasText: "16 Sept" }).first();
  const match = (await moved.locator("b").textContent()) ?? "";
  await moved.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(cards(3).filter({ hasText: "17 Sept" })).toHaveCount(1);
  await toast("10 matches have a new date.").getByRole("button", { name: "Undo" }).press("Enter");
  const refusal = page.getByText(`${match} was moved, locked or played since. The planned dates stay.`);
  await expect(refusal).toBeVisible();
  await expect(cards(3).filter({ hasText: "16 Sept" })).toHaveCount(1);
  await expectFit(page, "a plan that is not undone");
});

test("a club that cannot play on some days is named with the reason, and the plan goes around them", async () => {
  const club = (await cards(6).first().locator("b").textContent())?.split(" – ")[0] ?? "";
  await page.getByRole("button", { name: "Close days" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "One club" }).check();
  await dialog.getByLabel("Club", { exact: true }).selectOption({ label: club });
  await dialog.getByLabel("First day").fill("2026-10-05");
  await dialog.getByLabel("Last day").fill("2026-10-07");
  await dialog.getByLabel("Reason").fill("hall closed");
  await expectFit(page, "days of one club");
  await dialog.getByRole("button", { name: "Close days" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: `${club} · hall closed` })).toBeVisible();
  const moved = cards(6).filter({ hasText: club });
  await moved.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const asked = page.getByRole("alertdialog", { name: "This stands against it" });
  await expect(asked).toContainText(`${club} does not play on`);
  await expect(asked).toContainText("(hall closed)");
  await asked.getByRole("button", { name: "Move it anyway" }).press("Enter");
  await expect(moved).toContainText(/(5|6|7) Oct/);
  await expect(moved).toContainText("(hall closed)");
  await page.getByRole("button", { name: "Make a plan" }).click();
  await expect(page.getByText("One match gets a date.")).toBeVisible();
  await page.getByRole("button", { name: "Use these dates" }).click();
  await expect(moved).toContainText(/(8|9|10|11) Oct/);
  await expect(moved).not.toContainText("hall closed");
});

test("a locked round keeps its matches", async () => {
  await page.goto(`${app.url}/en${CALENDAR}`);
  await page.getByRole("button", { name: "Change round 3" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Derby week");
  await dialog.getByRole("switch", { name: /^Locked/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${app.url}/en${CALENDAR}/plan`);
  const derby = page.getByRole("region", { name: "Derby week" });
  await expect(derby).toContainText("This round is locked");
  await expect(derby.getByRole("button", { name: /^Move / })).toHaveCount(0);
});

test("its screens fit every device and language", async () => {
  test.setTimeout(180_000);
  for (const look of LOOKS) {
    await wear(page, look);
    for (const path of ["", "/plan"]) {
      await page.goto(`${app.url}/${look.locale}${CALENDAR}${path}`);
      await expect(page.locator("main")).toBeVisible();
      await expectFit(page, `calendar${path} in ${look.locale} on a ${look.device}`);
      const name = `calendar${path.replace("/", "-")}-${look.locale}-${look.device}.png`;
      await page.screenshot({ path: test.info().outputPath(name), fullPage: true });
    }
  }
});
