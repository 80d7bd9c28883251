import { expect, type Page, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;
let league: SmallLeague;
let ola: Page;
let ines: Page;
let tomas: Page;
let match: string;

// Two coaches and their organiser, one evening and the day after.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  app = await startApp();
  league = await SmallLeague.make(browser, app);
  ines = (await league.join(browser, app, "Ines", 0, 0)).page;
  tomas = (await league.join(browser, app, "Tomas", 0, 1)).page;
  const organiser = await AccountPages.signedIn(browser, app.url, {
    email: "ola@example.org",
    password: "the whole roof",
  });
  ola = organiser.page;
  await league.playOn(await league.startPlay(0), ({ phase }) => phase === "done");
});
test.afterAll(({ browser }) => app.discard(browser));

const card = (page: Page, name: string) =>
  page.locator("section.card").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a result waits for both coaches: one confirms, the other disputes it with a note", async () => {
  await ines.goto(`${app.url}/en/home`);
  await card(ines, "Waits for you").getByRole("link", { name: "Look and confirm" }).click();
  await expect(card(ines, "Result")).toContainText("to be confirmed");
  match = ines.url();
  await press(ines, "Confirm the result");
  await expect(card(ines, "Result")).toContainText("has confirmed it");
  await expect(ines.getByRole("button", { name: "Confirm the result" })).toBeHidden();

  await tomas.goto(`${app.url}/en/home`);
  await card(tomas, "Waits for you").getByRole("link", { name: "Look and confirm" }).click();
  await press(tomas, "Dispute it");
  const dialog = tomas.getByRole("dialog", { name: "What is wrong?" });
  await dialog.getByLabel("Note").fill("one touchdown was after time");
  await dialog.getByRole("button", { name: "Dispute it" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(tomas, "Result").locator(".card-head")).toContainText("disputed");
});

test("the organiser reads the note among what needs a decision, and confirms the result as it is", async () => {
  await ola.goto(`${app.url}/en/leagues/tuesday-cellar-league`);
  const decision = ola.getByRole("listitem").filter({ hasText: "is disputed" });
  await expect(decision).toContainText("one touchdown was after time");
  await decision.getByRole("link", { name: "Decide it" }).click();
  await press(ola, "Confirm it as it is");
  const dialog = ola.getByRole("dialog");
  await dialog.getByLabel("Note").fill("the clock was read");
  await dialog.getByRole("button", { name: "Confirm it as it is" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(ola, "Result").locator(".card-head")).toContainText("confirmed");
  await expect(card(ola, "Versions of the result")).toContainText("Ola Roof confirmed it as organiser");
  await tomas.reload();
  await expect(tomas.getByRole("button", { name: "Dispute it" })).toBeHidden();
  await tomas.goto(`${app.url}/en/home`);
  await expect(card(tomas, "Waits for you")).toBeHidden();
});

test("a match is put off when the other coach accepts, and calendar feeds say so", async () => {
  const fixtureId = await league.returnOf(0);
  await ines.goto(`${app.url}/en/fixtures/${fixtureId}`);
  await press(ines, "Propose a date");
  const dialog = ines.getByRole("dialog");
  await dialog.getByLabel("Date").fill("2030-10-15");
  await dialog.getByLabel("Time").fill("19:30");
  await dialog.getByLabel("Place").fill("The Anchor");
  await dialog.getByLabel("Note").fill("a wedding");
  await dialog.getByRole("button", { name: "Send the proposal" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(ines, "Date and place")).toContainText("Your proposal waits for");

  await tomas.goto(`${app.url}/en/home`);
  await card(tomas, "Waits for you").getByRole("link", { name: "Answer" }).click();
  await expect(card(tomas, "Date and place")).toContainText("a wedding");
  await press(tomas, "Accept");
  await expect(card(tomas, "Date and place")).toContainText("accepted by Tomas");
  await expect(card(tomas, "Date and place")).toContainText("The Anchor");

  const feed = await (await fetch(`${app.url}${league.table}/calendar.ics`)).text();
  const event = feed.split("BEGIN:VEVENT").find((part) => part.includes(fixtureId)) ?? "";
  expect(event).toContain("SEQUENCE:1");
  expect(event).toContain("DTSTART:20301015T173000Z");
  expect(event).toContain("LOCATION:The Anchor");
});

test("a club goes to another coach in the middle of the season, and who had it before is kept", async () => {
  await ola.goto(`${app.url}/en/leagues/tuesday-cellar-league/clubs`);
  const club = ola.getByRole("listitem").filter({ has: ola.getByRole("button", { name: /^Hand over Salzkrug/ }) });
  await club.getByRole("button", { name: "Hand over Salzkrug United" }).click();
  const dialog = ola.getByRole("dialog");
  await dialog.getByLabel("New coach").selectOption({ label: "Tomas" });
  await dialog.getByLabel("Reason").fill("Ola has enough to do");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(dialog).toBeHidden();
  await expect(club).toContainText("Tomas");
  await club.getByRole("button", { name: "Hand over Salzkrug United" }).click();
  await expect(dialog).toContainText("Ola has enough to do");
  await expectFit(ola, "handing a club over");
  await tomas.goto(`${app.url}/en/home`);
  await expect(tomas.getByRole("heading", { name: "Salzkrug United" })).toBeVisible();
});

test("their screens fit every device and language", async () => {
  test.setTimeout(180_000);
  for (const look of LOOKS) {
    await wear(ines, look);
    for (const path of [match.slice(match.indexOf("/fixtures/")), "/home"]) {
      await ines.goto(`${app.url}/${look.locale}${path}`);
      await expect(ines.locator("main")).toBeVisible();
      await expectFit(ines, `${path} in ${look.locale} on a ${look.device}`);
      const name = `${path.split("/")[1]}-${look.locale}-${look.device}.png`;
      await ines.screenshot({ path: test.info().outputPath(name), fullPage: true });
    }
  }
});
