import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { seededDice } from "@/engine/core/simulate";
import { Command as LastufCommand, type View as LastufView, bots as lastufBots } from "@/engine/lastuf-futbol";
import { SIZES } from "../playwright.config";
import { RULES } from "./support/look";
import { type Person, somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

const LEAGUE = "/l/cellar";

let app: AppServer;
let leagueId: string;
let people: readonly Person[];

// One league, and each test goes on from where the last one left it.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  app = await startApp();
  ({ leagueId, people } = await somePeople(app, ["Ana", "Bert", "Cleo"]));
});
test.afterAll(({ browser }) => app.discard(browser));

function ola(): Person {
  const [first] = people;
  if (first === undefined) throw new Error("nobody organises");
  return first;
}

const organiser = () => ola().api;

async function aCompetition(game: "lastuf-futbol" | "ligretto-fussball" | "juego-de-la-liga", name: string) {
  const office = organiser();
  const format = game === "juego-de-la-liga" ? "double-round-robin" : "round-robin";
  const { competitionId } = await office.competitions.create.mutate({
    leagueId,
    name,
    game,
    edition: "rulebook",
    format,
  });
  await office.competitions.enterPeople.mutate({
    competitionId,
    people: people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId })),
  });
  return competitionId;
}

async function visitor(browser: Browser, colorScheme: "light" | "dark" = "light"): Promise<Page> {
  return (await browser.newContext({ viewport: SIZES.phone, hasTouch: true, colorScheme })).newPage();
}

test("the tables of a season: parts of it, an earlier day, everybody against everybody, and how it went", async ({
  browser,
}) => {
  const competitionId = await aCompetition("lastuf-futbol", "Cup");
  const office = organiser();
  await office.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures } = await office.competitions.get.query({ competitionId });
  for (const { id, round } of fixtures.filter((one) => one.round < 3)) {
    const scores = round === 1 ? [3, 1] : [0, 2];
    await office.fixtures.typeResult.mutate({ fixtureId: id, kind: "played", scores, reason: "on paper" });
  }
  const page = await visitor(browser);
  await page.goto(`${app.url}/en${LEAGUE}/cup`);
  const parts = page.getByRole("navigation", { name: "Parts of the season" });
  await parts.getByRole("link", { name: "Home" }).tap();
  await expect(page.getByRole("heading", { name: "Home matches only" })).toBeVisible();
  await parts.getByRole("link", { name: "Cross table" }).click();
  await expect(page.getByRole("table").getByText("3–1")).toHaveCount(2);
  await parts.getByRole("link", { name: "Course" }).click();
  await expect(page.getByRole("img", { name: /^Places after each round/ })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  await page.getByText("As it stood …").tap();
  await page.getByRole("navigation", { name: "After round" }).getByRole("link", { name: "1" }).tap();
  await expect(page.getByRole("heading", { name: "After round 1" })).toBeVisible();
  await page.getByLabel("On a day").fill("2020-02-29");
  await page.getByRole("button", { name: "Show" }).tap();
  await expect(page.getByRole("heading", { name: "As it stood on 29 Feb 2020" })).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveText(["0", "0", "0", "0"]);
  await page.context().close();
});

let play: { readonly playId: string; readonly seats: readonly Person[] };

test("a card game is watched by everybody as it is played, without a card of a hand", async ({ browser }) => {
  const office = organiser();
  const { fixtures } = await office.competitions.get.query({ competitionId: await idOf("cup") });
  const fixture = fixtures.find(({ round }) => round === 3);
  const { playId } = await office.plays.start.mutate({ fixtureId: fixture?.id ?? "" });
  const seats: Person[] = [];
  for (const person of people) {
    const [seat] = (await person.api.plays.get.query({ playId })).mySeats;
    if (seat !== undefined) seats[seat] = person;
  }
  play = { playId, seats };
  const page = await visitor(browser);
  await page.goto(`${app.url}/en${LEAGUE}/cup/plays/${playId}`);
  await expect(page.getByText("Moves by itself", { exact: true })).toBeVisible();
  await playLastuf(10);
  await expect(page.locator(".bug-clock")).toHaveText(/^Turn \d+$/);
  await page.getByText(/^Every move/).tap();
  await expect(page.locator(".feed li")).not.toHaveCount(0);
  const html = await page.content();
  for (const [seat, person] of seats.entries()) {
    const { view } = await person.api.plays.get.query({ playId, seat });
    for (const card of handIn(view)) expect(html).not.toMatch(new RegExp(`["\\\\]${card}["\\\\]`));
  }
  await page.goto(`${app.url}/en${LEAGUE}/cup`);
  await expect(page.locator(".live-line")).toBeVisible();
  await page.context().close();
});

const handIn = (view: unknown): readonly string[] => {
  const hand = typeof view === "object" && view !== null && "hand" in view ? view.hand : [];
  return Array.isArray(hand) ? hand.map(String) : [];
};

async function idOf(slug: string): Promise<string> {
  const all = await organiser().competitions.list.query({ leagueId });
  return all.find(({ competition }) => competition.slug === slug)?.competition.id ?? "";
}

const isLastuf = (view: unknown): view is LastufView => typeof view === "object" && view !== null && "table" in view;

/** Lets bots play so many moves, or to the end. */
async function playLastuf(moves: number): Promise<void> {
  const dice = seededDice(3);
  const { playId, seats } = play;
  for (let move = 0; move < moves; ) {
    let hasMoved = false;
    for (const [seat, person] of seats.entries()) {
      const { view, legal, version } = await person.api.plays.get.query({ playId, seat });
      if (!isLastuf(view)) throw new Error("no view of the table");
      if (view.table.phase === "over") return;
      const may = legal
        .filter(({ refusal }) => refusal === undefined)
        .map(({ command }) => ({ command: LastufCommand.parse(command) }));
      const chosen = may.length === 0 ? undefined : lastufBots.greedy(view, seat, may, dice);
      if (chosen === undefined) continue;
      const as = { kind: "seat" as const, seat };
      const commandId = `bot-move-${version}-${seat}`;
      await person.api.plays.act.mutate({ playId, commandId, as, version, command: chosen.command });
      hasMoved = true;
      move += 1;
    }
    if (!hasMoved) return;
  }
}

test("a season of El Juego has one page with what is on, and the league leads to it", async ({ browser }) => {
  const competitionId = await aCompetition("juego-de-la-liga", "Liga");
  await organiser().plays.startSeason.mutate({ competitionId });
  const page = await visitor(browser);
  await page.goto(`${app.url}/en${LEAGUE}/liga`);
  await page.locator(".live-line").filter({ hasText: "Liga" }).tap();
  await expect(page.getByRole("heading", { name: "Now" })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  await page.context().close();
});

test("what the organiser writes is on the public pages at once, and nothing but words gets through", async ({
  browser,
}) => {
  const office = await ola().onDevice(browser, "/en/leagues/cellar/news");
  await office.getByLabel("Title").fill("The cellar opens");
  await office.getByLabel("Text").fill("On **Tuesday**. <img src=x onerror=alert(1)> [in](javascript:alert(1))");
  await office.getByRole("button", { name: "Publish" }).tap();
  await expect(office.getByRole("heading", { name: "The cellar opens" })).toBeVisible();
  const page = await visitor(browser);
  await page.goto(`${app.url}/en${LEAGUE}`);
  await page.getByRole("link", { name: /The cellar opens/ }).tap();
  await expect(page.getByText("Tuesday", { exact: true })).toHaveCSS("font-weight", /[67]\d\d/);
  await expect(page.locator(".prose img")).toHaveCount(0);
  await expect(page.locator('.prose a[href^="javascript"]')).toHaveCount(0);
  await office.getByRole("button", { name: "Take back" }).tap();
  await office.getByRole("alertdialog").getByRole("button", { name: "Take back" }).tap();
  await expect(office.getByText("No news yet")).toBeVisible();
  expect((await page.request.get(`${app.url}/en${LEAGUE}/news/the-cellar-opens`)).status()).toBe(404);
  await organiser().news.write.mutate({ leagueId, title: "Round 3", body: "# Soon\n\nIn the *cellar*." });
  await page.context().close();
  await office.context().close();
});

test("a coach is found by name, and the page tells of competitions and records", async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(`${app.url}/en${LEAGUE}`);
  await page.getByRole("searchbox").fill("cle");
  await page.getByRole("button", { name: "Search" }).tap();
  await expect(page.getByRole("status")).toHaveText("1 found");
  await page.getByRole("link", { name: "Cleo" }).tap();
  await expect(page.getByRole("heading", { name: "Cleo", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: /Cup/ })).toBeVisible();
  await page.goto(`${app.url}/en${LEAGUE}/statistics`);
  await expect(page.getByRole("region", { name: "Figures" }).getByRole("row")).toHaveCount(5);
  await page.goto(`${app.url}/embed/cellar/cup/results?lang=de`);
  await expect(page.locator(".fixture")).toHaveCount(4);
  await page.context().close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`no page of the public face breaks WCAG AA or is too wide on a phone in ${colorScheme}`, async ({ browser }) => {
    const page = await visitor(browser, colorScheme);
    const seasons = await organiser().competitions.get.query({ competitionId: await idOf("liga") });
    expect(seasons.fixtures.length).toBeGreaterThan(0);
    const paths = [
      `/de${LEAGUE}`,
      `/de${LEAGUE}/cup`,
      `/de${LEAGUE}/cup/plays/${play.playId}`,
      ...["home", "cross", "course", "after-1"].map((view) => `/de${LEAGUE}/cup/tables/${view}`),
      `/de${LEAGUE}/cup/statistics`,
      `/de${LEAGUE}/statistics`,
      `/de${LEAGUE}/coaches`,
      `/de${LEAGUE}/coaches/ana`,
      `/de${LEAGUE}/news`,
      `/de${LEAGUE}/news/round-3`,
      `/de${LEAGUE}/search?q=a`,
      // In a frame the other site's ground shows through, which in the dark only that site knows.
      ...(colorScheme === "light" ? ["/embed/cellar/cup/calendar?lang=de"] : []),
    ];
    for (const path of paths) {
      const answer = await page.goto(app.url + path);
      expect(answer?.status(), path).toBe(200);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const told = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      expect(told).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(SIZES.phone.width);
    }
    await page.context().close();
  });
}
