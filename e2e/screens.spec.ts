import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, type Look, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

const OLA = { email: "ola@example.org", password: "the whole roof" };

let app: AppServer;
let league: SmallLeague;
let signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;
let playId: string;

// One league and one match: each test looks at where it stands and takes it a step on.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
  const ola = await AccountPages.signedIn(browser, app.url, OLA);
  signedIn = await ola.page.context().storageState();
  await ola.page.context().close();
  playId = await league.startPlay(0);
});
test.afterAll(({ browser }) => app.discard(browser));

const play = () => [`/plays/${playId}`];

/** Looks at screens in every look, as the organiser; `open` goes on from there to what is to be seen. */
async function lookAt(
  browser: Browser,
  paths: readonly string[],
  open: (page: Page, look: Look) => Promise<void> = async () => {},
): Promise<void> {
  test.setTimeout(240_000);
  const context = await browser.newContext({ storageState: signedIn });
  const page = await context.newPage();
  for (const look of LOOKS) {
    await wear(page, look);
    for (const path of paths) {
      await page.goto(`${app.url}/${look.locale}${path}`);
      await expect(page.locator("main")).toBeVisible();
      await open(page, look);
      await expectFit(page, `${look.locale}${path} on a ${look.device} in ${look.colorScheme}`);
    }
  }
  await context.close();
}

test("home and office", async ({ browser }) => {
  const office = "/leagues/tuesday-cellar-league";
  await lookAt(browser, [
    "/home",
    "/leagues/new",
    office,
    `${office}/calendar`,
    `${office}/clubs`,
    `${office}/members`,
  ]);
});

test("a draft, from the rosters to a legal club", async ({ browser }) => {
  const context = await browser.newContext({ storageState: signedIn });
  const page = await context.newPage();
  await page.goto(`${app.url}/en/home`);
  await page.getByRole("button", { name: /^New club in/ }).click();
  await page.getByLabel("Club name").fill("Kupferkessel 09");
  await page.getByRole("button", { name: "Found the club" }).click();
  await expect(page).toHaveURL(/\/draft$/);
  const path = new URL(page.url()).pathname.replace("/en", "");
  await lookAt(browser, [path], async (shown) => {
    await expect(shown.locator(".roster-pick").first()).toBeVisible();
  });
  await page.getByRole("button", { name: /^Human / }).click();
  await page.getByRole("button", { name: "Balanced" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await context.close();
  await lookAt(browser, [path], async (shown) => {
    await expect(shown.locator(".notice-good")).toBeVisible();
  });
});

test("the steps before a match", async ({ browser }) => {
  await lookAt(browser, play());
  await league.playOn(playId, ({ view }) => view.before?.inducements.buyer !== undefined);
  await lookAt(browser, play(), async (page) => {
    for (const more of await page.locator("main details > summary").all()) await more.click();
  });
  await league.playOn(playId, ({ view }) => view.before?.steps.at(-1)?.state === "open");
  await lookAt(browser, play());
});

test("a match: the dock, a player, and what is rare", async ({ browser }) => {
  await league.playOn(playId, ({ phase }) => phase === "match");
  const pick = (page: Page) => page.locator(".side-home .token").nth(2).click();
  await lookAt(browser, play(), expectNoScroll);
  await lookAt(browser, play(), async (page, look) => {
    await pick(page);
    await expectNoScroll(page, look);
  });
  await lookAt(browser, play(), async (page) => {
    await pick(page);
    await page.getByRole("button", { name: /^(More|Mehr)/ }).click();
  });
  await lookAt(browser, play(), async (page) => {
    await page.getByRole("button", { name: /^(Concede|Aufgeben)$/ }).click();
  });
});

test("a match: a casualty, typed and waiting for its coach", async ({ browser }) => {
  // Whoever can be treated is hurt by the other side.
  let by = "home";
  await league.playOn(playId, ({ phase, view }) => {
    by = view.sides.away.apothecaries > 0 ? "home" : "away";
    return phase === "match";
  });
  const openSheet = async (page: Page) => {
    await page.getByRole("radio", { name: /^(Typed|Getippt)$/ }).check();
    await page.locator(`.side-${by} .token`).nth(2).click();
    await page.getByRole("button", { name: /^(Casualty|Verletzung)/ }).click();
    await page.locator(".cas-sheet .token").first().click();
    await page.locator(".cas-sheet .pad-key").nth(8).click();
  };
  await lookAt(browser, play(), openSheet);
  const context = await browser.newContext({ storageState: signedIn });
  const page = await context.newPage();
  await page.goto(`${app.url}/en/plays/${playId}`);
  await openSheet(page);
  await page.getByRole("button", { name: "Record casualty" }).click();
  await expect(page.getByRole("dialog", { name: "Apothecary" })).toBeVisible();
  await context.close();
  await lookAt(browser, play());
});

test("the steps after a match", async ({ browser }) => {
  await league.playOn(playId, ({ phase }) => phase === "after");
  await lookAt(browser, play());
  for (const step of ["advancement", "hiring", "prepare"] as const) {
    await league.playOn(playId, ({ view }) => view.sides.home.after?.step === step);
    await lookAt(browser, play());
  }
  await league.playOn(playId, ({ phase }) => phase === "done");
  await lookAt(browser, play());
});

/** The page of the match phase never scrolls, but on a phone. */
async function expectNoScroll(page: Page, { device }: Look): Promise<void> {
  if (device === "phone") return;
  const spare = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(spare).toBeLessThanOrEqual(0);
}
