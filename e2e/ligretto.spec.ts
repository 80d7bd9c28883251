import { type Browser, expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { AccountPages, type Credentials } from "./support/account-pages";
import { LigrettoTable } from "./support/ligretto-table";
import { type AppServer, startApp } from "./support/server";

const OLA: Credentials = { email: "ola@example.org", password: "the whole roof" };
const LANDSCAPE = { width: 844, height: 390 };

const Made = z.object({ competitionId: z.string() });
const League = z.object({ leagueId: z.string() });
const Invitation = z.object({ token: z.string() });
const Play = z.object({ playId: z.string() });
const Me = z.object({ userId: z.string() });
const Competition = z.object({ fixtures: z.array(z.object({ id: z.string() })) });

let app: AppServer;
let ola: AccountPages;
let ines: AccountPages;
let leagueId: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  ola = await AccountPages.onNewDevice(browser, app.url, { viewport: LANDSCAPE, hasTouch: true });
  await ola.setUp(await app.setupCode(), OLA);
  ({ leagueId } = await ola.call("leagues.create", { name: "Cellar Cards", timeZone: "Europe/Berlin" }, League));
  const { token } = await ola.call("leagues.invite", { leagueId }, Invitation);
  ines = await joined(browser, token);
});
test.afterAll(({ browser }) => app.discard(browser));

test("two touch devices play a round to its goal: a refused card, a reload in the middle", async () => {
  const playId = await started("Race", { breakMs: 60_000 });
  const tables = [new LigrettoTable(ola.page), new LigrettoTable(ines.page)] as const;
  for (const person of [ola, ines]) await person.open(`/en/plays/${playId}`);
  // Everybody sees how good everybody's connection is.
  for (const person of [ola, ines]) {
    for (const name of ["Ola", "Ines"]) {
      const line = person.page.getByRole("listitem").filter({ hasText: name });
      await expect(line.getByText(/^\d+ ms$/)).toBeVisible();
    }
  }
  for (const table of tables) await table.ready();
  await tables[0].expectKickOff();

  await tables[0].playWrongCard();
  await tables[0].expectSaid("A 4 was needed");

  await tables[0].turn();
  await ines.page.reload();
  await tables[1].expectKickOff();

  await LigrettoTable.raceToGoal(tables);
  for (const table of tables) await table.expectGoal();
});

test("the scoreboard counts goals and yellow cards, takes back, and names the winner", async () => {
  const playId = await started("Board", { mode: "scoreboard" });
  await ines.open(`/en/plays/${playId}`);
  const { page } = ines;
  const red = page.getByRole("region", { name: "Red" });
  await page.getByRole("button", { name: "Start timer" }).tap();
  await expect(page.getByRole("button", { name: "Stop timer" })).toBeVisible();
  await page.getByRole("button", { name: "Yellow card for Blue" }).tap();
  await expect(page.getByRole("region", { name: "Blue" })).toContainText("Yellow cards: 1");
  await page.getByRole("button", { name: "Goal for Red" }).tap();
  await expect(goalsOf(red)).toHaveText("1");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(goalsOf(red)).toHaveText("0");
  for (const goals of ["1", "2"]) {
    await page.getByRole("button", { name: "Goal for Red" }).tap();
    await expect(goalsOf(red)).toHaveText(goals);
  }
  await page.getByRole("button", { name: "Goal for Red" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("wins");
});

test("one against a bot, from the home page: a wrong card, and a round to its end", async () => {
  const { page } = ines;
  await ines.open("/en/home");
  await page.getByRole("link", { name: "Ligretto against the computer" }).tap();
  const level = page.getByRole("button", { name: "Practised" });
  // A tap before the page's script has come does nothing.
  await expect(async () => {
    if (await level.isVisible()) await level.tap();
    await expect(level).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const table = new LigrettoTable(page);
  await table.ready();
  await table.expectKickOff();
  await table.playWrongCard();
  await table.expectSaid("A 4 was needed");
  await LigrettoTable.raceToGoal([table]);
  await expect(page.getByRole("alert").filter({ hasText: /Goal for|No goal/ })).toBeVisible();
});

const goalsOf = (side: ReturnType<Page["getByRole"]>) => side.locator("strong");

/** A competition of the two with one fixture, and its play. */
async function started(name: string, options: Readonly<Record<string, unknown>>): Promise<string> {
  const people = await Promise.all([ola, ines].map((person) => person.ask("accounts.me", Me)));
  const competition = { leagueId, name, game: "ligretto-fussball", edition: "rulebook", options };
  const { competitionId } = await ola.call("competitions.create", competition, Made);
  const coaches = people.map(({ userId }) => ({ kind: "coach", coachId: userId }));
  await ola.call("competitions.enterPeople", { competitionId, people: coaches }, z.unknown());
  await ola.call("competitions.makeCalendar", { competitionId }, z.unknown());
  const input = encodeURIComponent(JSON.stringify({ json: { competitionId } }));
  const { fixtures } = await ola.ask(`competitions.get?input=${input}`, Competition);
  const { playId } = await ola.call("plays.start", { fixtureId: fixtures[0]?.id }, Play);
  return playId;
}

async function joined(browser: Browser, token: string): Promise<AccountPages> {
  const person = await AccountPages.onNewDevice(browser, app.url, { viewport: LANDSCAPE, hasTouch: true });
  await person.open(`/en/sign-up?next=/en/join/${token}`);
  await person.fill("Name", "Ines");
  await person.fill("E-mail", "ines@example.org");
  await person.fill("Password", "the whole bench");
  await person.page.locator("form").getByRole("button", { name: "Make the account" }).tap();
  await person.expectPath(`/en/join/${token}`);
  await person.call("leagues.accept", { token }, z.unknown());
  return person;
}
