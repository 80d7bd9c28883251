import { expect, type Page, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;
let league: SmallLeague;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
});
test.afterAll(({ browser }) => app.discard(browser));

/** How many pages of A4 it is on paper. */
async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const LONG = [
  "Abscheuliches Aussehen",
  "Sehr Lange Beine",
  "Mächtiger Schlag (+1)",
  "Vorausahnen",
  "Störende Präsenz",
  "Ausweichen",
  "Nerven aus Stahl",
  "Standfest",
  "Sprungstark",
  "Riesiges Maul",
  "Hass (Zwerg)",
];

test("a squad of sixteen with long lists of skills is one page of A4, in German", async ({ page }) => {
  await page.goto(`${app.url}/de${league.club}`);
  expect(await pagesOf(page)).toBe(1);
  await page.evaluate((skills) => {
    const body = document.querySelector(".roster tbody");
    const [first] = document.querySelectorAll(".roster tbody tr");
    if (body === null || first === undefined) throw new Error("no roster");
    while (body.children.length < 16) body.append(first.cloneNode(true));
    for (const list of body.querySelectorAll(".sks"))
      list.replaceChildren(
        ...skills.map((skill) =>
          Object.assign(document.createElement("span"), { className: "chip chip-won", textContent: skill }),
        ),
      );
  }, LONG);
  expect(await page.locator(".roster tbody tr").count()).toBe(16);
  expect(await pagesOf(page)).toBe(1);
});

test("the roster is a picture in the reader's language, and a page that is not there is none", async ({ request }) => {
  const picture = await request.get(`${app.url}/de${league.club}/roster.png`);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).byteLength).toBeGreaterThan(20_000);
  expect((await request.get(`${app.url}/de/l/tuesday-cellar-league/clubs/nobody/roster.png`)).status()).toBe(404);
});

test("both clubs are on one page before a match, and on the first screen of the recorder", async ({ browser }) => {
  const organiser = await AccountPages.signedIn(browser, app.url, {
    email: "ola@example.org",
    password: "the whole roof",
  });
  const { page } = organiser;
  const playId = await league.startPlay(0);
  await page.goto(`${app.url}/de/plays/${playId}`);
  await expect(page.locator(".match-sheet table")).toHaveCount(2);
  expect(await pagesOf(page)).toBe(1);
  const fixture = league.fixture(1);
  await page.goto(`${app.url}/de/fixtures/${fixture}/sheet`);
  await expect(page.getByRole("button", { name: "Drucken" })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}/fixtures/${fixture}/sheet`);
    await expectFit(page, `sheet, ${look.device}`);
  }
});

test("book, ratings and the club's own page keep WCAG on every device", async ({ browser }) => {
  const organiser = await AccountPages.signedIn(browser, app.url, {
    email: "ola@example.org",
    password: "the whole roof",
  });
  const { page } = organiser;
  await page.getByRole("link", { name: "Crest, name, shirts" }).first().click();
  await expect(page.getByRole("tab", { name: "Use an image" })).toBeVisible();
  const edit = new URL(page.url()).pathname.slice("/en".length);
  const paths = [
    `${league.club}/book`,
    "/l/tuesday-cellar-league/coaches",
    "/l/tuesday-cellar-league/statistics",
    edit,
  ];
  for (const look of LOOKS) {
    await wear(page, look);
    for (const path of paths) {
      await page.goto(`${app.url}/${look.locale}${path}`);
      await expectFit(page, `${path}, ${look.device}`);
    }
  }
});
