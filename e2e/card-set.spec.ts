import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { DUGOUT_SET, exportCsv, exportJson } from "@/engine/juego-de-la-liga";
import { RULES } from "./support/look";
import { somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("an owner reads a card set from its files, is told what is wrong by row and column, and plays with it", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { leagueId, person } = await somePeople(app, []);
  const ola = person("Ola Roof");
  const { competitionId } = await ola.api.competitions.create.mutate({
    leagueId,
    name: "Liga",
    game: "juego-de-la-liga",
    edition: "rulebook",
    format: "double-round-robin",
  });
  const page = await ola.onDevice(browser, "/en/leagues/cellar/clubs");
  await page.getByRole("link", { name: "Cards of this season" }).tap();
  await expect(page.getByRole("heading", { name: "This set can be played" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it plays" })).toBeVisible();
  const goals = page.locator(".balance dd").first();
  await expect(goals).toHaveText(/^2\.\d+$/);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);

  const { footballers } = exportCsv(DUGOUT_SET);
  const lines = footballers.split(/\r?\n/);
  const broken = lines.map((line, index) => (index === 3 ? line.replace(/,\d+(\.\d+)?,/, ",much,") : line)).join("\n");
  await page.getByRole("tab", { name: /^Footballers/ }).tap();
  await page
    .getByLabel("Read a table")
    .setInputFiles({ name: "footballers.csv", mimeType: "text/csv", buffer: Buffer.from(broken) });
  const wrong = page.getByRole("list", { name: "What is wrong" }).getByRole("button");
  await expect(wrong.first()).toContainText(/^Footballers, row 4, column “/);
  await expect(wrong.first()).toContainText("This is no number: “much”");
  await expect(page.getByRole("button", { name: "Play with this set" })).toBeDisabled();
  await page.getByRole("tab", { name: /^Board/ }).tap();
  await wrong.first().tap();
  const shirt = page.getByLabel("shirt, row 4");
  await expect(shirt).toBeFocused();
  await expect(shirt).toHaveValue("much");
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
  await shirt.fill("12");
  await expect(page.getByRole("heading", { name: "This set can be played" })).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page.getByLabel("shirt, row 5")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("price, row 5")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("abilities, row 5")).toBeFocused();
  const before = await rowFive(page);
  await pasteInto(page.getByLabel("abilities, row 5"), "\tsave\tjump\n\tsave\tgoal");
  await expect(wrong).toHaveCount(1);
  await expect(wrong.first()).toContainText("Footballers, row 5, column “2”");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("heading", { name: "This set can be played" })).toBeVisible();
  expect(await rowFive(page)).toBe(before);

  await page.getByRole("radio", { name: "Text" }).check();
  const text = page.getByRole("textbox", { name: "Footballers" });
  await text.fill(broken);
  await wrong.first().tap();
  await expect(text).toBeFocused();
  await text.fill(footballers);
  await expect(page.getByRole("heading", { name: "This set can be played" })).toBeVisible();

  const whole = page.locator("input[accept^='.json']");
  const file = (content: string) => ({ name: "set.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await whole.setInputFiles(file("{ nothing"));
  await expect(page.getByText("This is no JSON.")).toBeVisible();
  const [first, ...others] = DUGOUT_SET.footballers;
  if (first === undefined) throw new Error("the set has footballers");
  const own = { ...DUGOUT_SET, id: "box", name: "Our box", footballers: [{ ...first, name: "Zarrapio" }, ...others] };
  await whole.setInputFiles(file(exportJson(own)));
  await expect(page.getByLabel("Name of the set")).toHaveValue("Our box");
  await page.getByRole("button", { name: "Play with this set" }).tap();
  await expect(page.getByText("Liga is played with these cards.")).toBeVisible();

  const { options } = await ola.api.competitions.get.query({ competitionId });
  expect(options).toMatchObject({ set: { name: "Our box", footballers: { 0: { name: "Zarrapio" } } } });
  await page.reload();
  await expect(page.getByLabel("Name of the set")).toHaveValue("Our box");
  await page.getByRole("button", { name: "Back to our cards" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Back to our cards" }).tap();
  await expect(page.getByLabel("Name of the set")).toHaveValue("");
});

/** The row of the table below the one that was broken, as it is read. */
const rowFive = (page: Page) => page.getByRole("row").nth(4).textContent();

/** What a spreadsheet put on the clipboard. */
const pasteInto = (cell: Locator, copied: string) =>
  cell.evaluate((field, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
