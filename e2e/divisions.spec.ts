import { expect, type Locator, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { Keyboard } from "./support/keyboard";
import { LeagueOf24 } from "./support/league-of-24";
import { type Person, somePeople } from "./support/people";
import { expectFitsPhone, expectShareImage, isOfFile, PublicWalk, publicFiles } from "./support/public-walk";
import { type AppServer, startApp } from "./support/server";

const OFFICE = "/en/leagues/cellar";
const PUBLIC = "/en/l/cellar";

let app: AppServer;
let person: (name: string) => Person;
let county: LeagueOf24;
let page: Page;
let keyboard: Keyboard;

// One league of 24 clubs from its first calendar to the second season, at a desk and by keyboard alone.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  app = await startApp();
  const made = await somePeople(app, ["Ana", "Bert"]);
  ({ person } = made);
  county = await LeagueOf24.make(person("Ola Roof").api, made.leagueId, "County");
  await county.give("Club 05", person("Ana").userId);
  page = await person("Ola Roof").onDevice(browser, `${OFFICE}/clubs`);
  await page.setViewportSize(SIZES.desk);
  keyboard = new Keyboard(page);
});
test.afterAll(async () => {
  await page.context().close();
  await app.discard();
});

const button = (name: string, within: Page | Locator = page) => within.getByRole("button", { name, exact: true });
const card = (name: string) =>
  page.locator("section.card").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Types a day into its field, month first as in the browser’s language. */
async function typeDay(field: Locator, digits: string): Promise<void> {
  await keyboard.to(field);
  await page.keyboard.type(digits);
}

/** Steps the points of a card from one figure below nought to another. */
async function stepTo(points: Locator, wanted: number): Promise<void> {
  const now = Number(((await points.locator("output").textContent()) ?? "").replace("−", "-"));
  const step = button(wanted < now ? "One less: Points" : "One more: Points", points);
  for (let presses = Math.abs(wanted - now); presses > 0; presses--) await keyboard.press(step);
}

test("24 clubs are dealt to four divisions that also meet each other, and get a calendar with dates", async () => {
  for (let divisions = 2; divisions < 4; divisions++) await keyboard.press(button("One more: How many"));
  await keyboard.press(button("Divide"));
  await expect(page.getByRole("combobox", { name: "Club 24" })).toHaveValue(/.+/);
  await keyboard.press(button("One more: Rounds between divisions"));
  await typeDay(page.getByLabel("First round from").first(), "09012026");
  await keyboard.press(button("Make the calendar"));
  await expect(page.getByText("6 rounds with 72 fixtures are made.")).toBeVisible();
});

test("a club goes to another coach in the middle of the season, and all it has goes along", async () => {
  test.setTimeout(400_000);
  await county.playAtTheTable("Club 22", "Club 23");
  await keyboard.press(button("Hand over Club 05"));
  const dialog = page.getByRole("dialog");
  await keyboard.pick(dialog.getByLabel("New coach"), "Bert");
  await keyboard.type(dialog.getByLabel("Reason"), "Ana moved away");
  await keyboard.press(button("Hand over", dialog));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Club 05" }).filter({ hasText: "Bert" })).not.toHaveCount(
    0,
  );
});

test("results, two deductions and a club that leaves", async () => {
  test.setTimeout(300_000);
  await page.goto(`${app.url}${OFFICE}/calendar`);
  await keyboard.press(button("Type a result").first());
  const result = page.getByRole("dialog");
  const [home = ""] = ((await result.getByRole("heading").first().textContent()) ?? "").split(" – ");
  await keyboard.press(button(`One more: ${home}`, result));
  await keyboard.press(button("Save the result", result));
  await expect(result).toBeHidden();
  await county.typeOpen();

  await page.goto(`${app.url}${OFFICE}/rules`);
  const points = card("Points by hand");
  for (const [club, deducted] of [
    ["Club 07", 7],
    ["Club 24", 1],
  ] as const) {
    await keyboard.pick(points.getByLabel("Who"), club);
    await stepTo(points, -deducted);
    await keyboard.type(points.getByLabel("Reason"), "fee not paid");
    await keyboard.press(button("Deduct the points"));
    await expect(points.getByRole("listitem").filter({ hasText: club })).toContainText("fee not paid · Ola Roof");
  }
  await keyboard.press(button("Withdraw Club 12"));
  const leaving = page.getByRole("dialog");
  await keyboard.pick(leaving.getByLabel("Its matches"), "None counts");
  await expect(leaving.getByRole("table", { name: "As it would be" })).toBeVisible();
  await keyboard.type(leaving.getByLabel("Reason"), "gave up");
  await keyboard.press(button("Withdraw Club 12", leaving));
  await expect(leaving).toBeHidden();
});

test("play-offs of eight with a match for the third place, one of them awarded", async () => {
  await page.goto(`${app.url}${OFFICE}/clubs`);
  await keyboard.to(page.getByRole("radio", { name: "4", exact: true }));
  await page.keyboard.press("ArrowRight");
  await keyboard.press(page.getByRole("switch", { name: "A match for the third place" }), "Space");
  await keyboard.press(button("Draw the play-offs"));
  await expect(page.getByText("The play-offs are drawn: 3 rounds.")).toBeVisible();
  const first = await county.ties();
  expect(first).toHaveLength(4);
  for (const { divisions } of first) expect(new Set(divisions).size).toBe(2);

  await page.goto(`${app.url}${OFFICE}/calendar`);
  await keyboard.press(button("Type a result").first());
  const dialog = page.getByRole("dialog");
  const [, away = ""] = ((await dialog.getByRole("heading").first().textContent()) ?? "").split(" – ");
  await keyboard.pick(dialog.getByLabel("How it ended"), "Awarded");
  for (let goals = 0; goals < 3; goals++) await keyboard.press(button(`One more: ${away}`, dialog));
  await keyboard.type(dialog.getByLabel("Reason"), "did not appear");
  await keyboard.press(button("Save the result", dialog));
  await expect(dialog).toBeHidden();
  for (let round = 1; round <= 3; round++) await county.typeOpen();
  const kinds = (await county.ties()).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["awarded", ...Array(7).fill("played")]);
});

let relegated: string;

test("the next season: at each border two change places, by the tables with what was deducted", async () => {
  await page.goto(`${app.url}${OFFICE}`);
  await keyboard.press(page.getByRole("link", { name: "To the next season" }));
  const ladder = card("Up and down");
  for (const border of ["Division 1 and Division 2", "Division 2 and Division 3", "Division 3 and Division 4"])
    await keyboard.press(button(`One more: Change places: ${border}`));
  await expect(ladder.getByText(/ goes up to /)).toHaveCount(3);
  await expect(ladder.getByText("Club 08 goes up to Division 1")).toBeVisible();
  const down = ladder.getByText(/ goes down to Division 2$/);
  relegated = /^Club \d\d/.exec((await down.textContent()) ?? "")?.[0] ?? "";
  expect(relegated).toMatch(/^Club 0[1-6]$/);
  await keyboard.press(page.getByRole("switch", { name: /^Clubs are redrafted/ }), "Space");
  await keyboard.press(button("Begin season 2"));
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("6 entries go up or down.");
  await keyboard.press(button("Yes, begin it", asked));
  await expect(card("Season 2 has begun")).toBeVisible();
  await keyboard.press(page.getByRole("link", { name: "To clubs and calendar" }));
  await typeDay(page.getByLabel("First round from").first(), "02012027");
  await keyboard.press(button("Make the calendar"));
  await expect(page.getByText(/^\d rounds with \d+ fixtures are made\.$/)).toBeVisible();
});

test("everybody reads who went up and down, who coaches, who left, and what was decided", async () => {
  await page.goto(`${app.url}${OFFICE}/news`);
  await keyboard.type(page.getByLabel("Title"), "Season two");
  await keyboard.type(page.getByLabel("Text"), "With Club 08 at the top.");
  await keyboard.press(button("Publish"));
  await expect(page.getByRole("heading", { name: "Season two" })).toBeVisible();

  await page.setViewportSize(SIZES.phone);
  const [old, now] = [`${PUBLIC}/county`, `${PUBLIC}/county-2`];
  const division = (name: string) => page.getByRole("table", { name, exact: true });
  await page.goto(app.url + now);
  await expect(division("Division 1")).toContainText("Club 08");
  await expect(division("Division 1")).not.toContainText(relegated);
  await expect(division("Division 2")).toContainText(relegated);
  await expect(page.locator(".standings .pts")).toHaveCount(23);
  await page.goto(app.url + old);
  await expect(division("Division 1")).toContainText(relegated);
  await expect(page.locator(".standings .pts")).toHaveCount(23);
  await expect(page.getByText("Club 12 left; none of its matches counts.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Decided by the organiser" }).getByText(/fee not paid/)).toHaveCount(2);
  const bracket = page.getByRole("region", { name: "Bracket" });
  await expect(bracket.getByRole("heading", { name: "Third place" })).toBeVisible();
  await page.goto(`${app.url}${PUBLIC}/clubs/club-05`);
  await expect(page.getByRole("link", { name: "Coached by Bert" })).toBeVisible();
  await page.goto(`${app.url}${PUBLIC}/coaches/bert`);
  await expect(page.getByRole("main")).toContainText("Club 05");
});

test("every public page of it fits a phone, breaks no rule of WCAG AA, and is reached by keyboard", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ viewport: SIZES.phone, reducedMotion: "reduce" });
  const visitor = await context.newPage();
  const keys = new Keyboard(visitor);
  await visitor.goto(app.url + PUBLIC);
  const walk = new PublicWalk(visitor);
  await walk.goOn();

  // What is asked for in a form has no link.
  await keys.type(visitor.getByRole("searchbox"), "Club 2");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("status")).toHaveText("7 found");
  await expectFitsPhone(visitor, "search");
  walk.visited.push(new URL(visitor.url()).pathname);
  await visitor.goto(`${app.url}${PUBLIC}/county`);
  await keys.press(visitor.getByText("As it stood …"));
  await keys.to(visitor.getByLabel("On a day"));
  await visitor.keyboard.type("09152026");
  await keys.press(visitor.getByRole("button", { name: "Show" }));
  await expect(visitor.getByRole("heading", { name: "As it stood on 15 Sept 2026" })).toBeVisible();
  await expectFitsPhone(visitor, "as on a day");
  walk.visited.push(`${PUBLIC}/county/table-on`);

  // A list of so few rounds has one page, to which nothing leads.
  await visitor.goto(`${app.url}${PUBLIC}/county/results/round-1`);
  await expectFitsPhone(visitor, "a page of the results");
  walk.visited.push(`${PUBLIC}/county/results/round-1`);

  const play = walk.visited.find((path) => path.includes("/plays/")) ?? "";
  const shared = [PUBLIC, `${PUBLIC}/county`, `${PUBLIC}/clubs/club-05`, play];
  for (const path of shared) await expectShareImage(visitor, app.url + path);
  const roster = `${PUBLIC}/clubs/club-05/roster.png`;
  expect((await visitor.request.get(app.url + roster)).headers()["content-type"]).toBe("image/png");
  const seen = [...walk.visited, roster, ...shared.map((path) => `${path}/opengraph-image`)];
  expect(publicFiles().filter((file) => !seen.some((path) => isOfFile(path, file)))).toEqual([]);
  await context.close();
});
