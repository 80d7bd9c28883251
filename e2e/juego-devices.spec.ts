import { expect, test } from "@playwright/test";
import { barOn } from "@/engine/juego-de-la-liga";
import { dragTo } from "./support/drag";
import { type Person, somePeople } from "./support/people";
import { aSeason, playOn, playToHeldCard } from "./support/season";
import { SeasonPage } from "./support/season-page";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let leagueId: string;
let ola: Person;
let ben: Person;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  app = await startApp();
  const made = await somePeople(app, ["Ben"]);
  leagueId = made.leagueId;
  const [first, second] = made.people;
  if (first === undefined || second === undefined) throw new Error("two are needed");
  [ola, ben] = [first, second];
});
test.afterAll(({ browser }) => app.discard(browser));

test("two coaches on two devices play the transfer period, a matchday and the extra turns of four clubs", async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const playId = await aSeason({ leagueId, people: [ola, ben] });
  const screens: SeasonPage[] = [];
  for (const person of [ola, ben]) screens.push(new SeasonPage(await person.onDevice(browser, `/en/plays/${playId}`)));
  /** The screen whose coach is on, once there is one. */
  const due = async () => {
    for (const screen of screens) {
      if ((await screen.roll.isVisible()) || (await screen.lineUp.isVisible())) return screen;
    }
    return undefined;
  };
  const next = async () => {
    await expect.poll(due).toBeDefined();
    return due();
  };

  for (let turn = 0; turn < 120; turn++) {
    const screen = await next();
    if (screen === undefined) continue;
    if (await screen.lineUp.isVisible()) break;
    await screen.takeTurn({ signs: turn < 12 });
  }
  for (const { page } of screens) await expect(page.getByRole("heading", { name: "Matchday 1" })).toBeVisible();

  const isBoard = async () => (await Promise.all(screens.map(({ dock }) => dock.isVisible()))).every(Boolean);
  await expect(async () => {
    for (const screen of screens) await screen.goOn();
    expect(await isBoard()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
  for (const { page } of screens) await expect(page.getByText("Extra turns after matchday 1")).toBeVisible();

  for (let turn = 0; turn < 4; turn++) await (await next())?.takeTurn({ signs: false });
  for (const { page } of screens) {
    await expect(page.getByRole("heading", { name: "Matchday 2" })).toBeVisible();
    await page.context().close();
  }
});

test("a spectator sees that a card is held, and not which one; the coach who holds it does", async ({ browser }) => {
  const playId = await aSeason({ leagueId, people: [ola, ben] });
  const holder = await playToHeldCard([ola, ben], playId);
  const name = holder === 0 ? "Ola Roof" : "Ben";

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${app.url}/en/plays/${playId}`);
  await expect(visitor.getByText("You are watching")).toBeVisible();
  const coaches = visitor.getByRole("list", { name: "Coaches" });
  await coaches.getByRole("button", { name }).click();
  const cards = visitor.getByRole("dialog").getByRole("list", { name: "Action cards" });
  await expect(cards.getByText("a hidden card").first()).toBeVisible();
  await expect(cards.getByText(/^Clear /)).toHaveCount(0);
  expect(await visitor.content()).not.toMatch(/(row|market)-elimination-\d/);

  const person = holder === 0 ? ola : ben;
  const own = await person.onDevice(browser, `/en/plays/${playId}`);
  await expect(
    own
      .getByRole("list", { name: "Action cards" })
      .getByText(/^Clear /)
      .first(),
  ).toBeVisible();
  await visitor.context().close();
  await own.context().close();
});

test("faces of real dice are typed on the board and in the match", async ({ browser }) => {
  const playId = await aSeason({ leagueId, people: [ola] });
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  const { dock, roll, lineUp } = new SeasonPage(page);
  await page.getByRole("button", { name: "Real dice" }).tap();
  await roll.tap();
  const asked = page.getByRole("dialog", { name: "Type the faces of your 2 dice" });
  for (const face of ["3", "2"]) await asked.getByRole("button", { name: face, exact: true }).tap();
  await expect(dock.getByText("Ola Roof rolls 3 and 2: space 5")).toBeVisible();

  await playOn([ola], playId, ({ phase }) => phase.kind === "matchday");
  await lineUp.tap();
  const rolls = page.getByRole("list", { name: "Rolls" });
  const mine = page.getByRole("button", { name: /^Ola Roof rolls: / });
  await mine.tap();
  const die = page.getByRole("dialog", { name: "Type the face of your die" });
  await die.getByRole("button", { name: "5", exact: true }).tap();
  await expect(rolls.getByText("5 for the kick-off")).toBeVisible();
  await mine.tap();
  await die.getByRole("button", { name: "2", exact: true }).tap();
  await page
    .getByRole("button", { name: "To the result" })
    .tap({ timeout: 3_000 })
    .catch(() => {});
  // Where the rival rolled a 5 for the kick-off as well, that is rolled again.
  await expect(rolls.getByText(/^2(: | for the kick-off)/).first()).toBeVisible();
  await page.getByRole("button", { name: "Real dice" }).tap();
  await page.context().close();
});

test("with a deadline the time is on the screen, and a turn that passes it is taken for the coach", async ({
  browser,
}) => {
  const playId = await aSeason({ leagueId, people: [ola, ben], options: { turnDeadline: 6_000 } });
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  await expect(page.getByText(/^0:0\d left$/)).toBeVisible();
  const { dock } = new SeasonPage(page);
  for (const words of ["Roll the two dice", "Ben is on", "Roll the two dice"]) {
    await expect(dock.getByText(words)).toBeVisible({ timeout: 20_000 });
  }
  await page.context().close();
});

/** A season with substitutions at its first matchday, from which no card bars anybody: who is left out is left to the coach. */
async function aFreeMatchday(): Promise<string> {
  for (;;) {
    const playId = await aSeason({ leagueId, people: [ola], options: { subs: 3 } });
    const view = await playOn([ola], playId, ({ phase }) => phase.kind === "matchday");
    const { certain, of } = barOn(view, 0);
    if (certain.length + of === 0) return playId;
  }
}

test("where substitutions are allowed, somebody of the bench comes on before a play", async ({ browser }) => {
  const playId = await aFreeMatchday();
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  const { lineUp } = new SeasonPage(page);
  const taken = page.locator(".slot:not(.slot-empty)").last();
  await taken.tap();
  await page.getByRole("button", { name: "To the bench" }).tap();
  await lineUp.tap();
  await page.getByRole("button", { name: "Substitution (3)" }).tap();
  const sheet = page.getByRole("dialog", { name: /^Substitution: / });
  await dragTo(page, sheet.locator(".bench-card").first(), sheet.locator(".slot-open").first());
  await expect(page.getByRole("button", { name: "Substitution (2)" })).toBeVisible();
  await page.context().close();
});
