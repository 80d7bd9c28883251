import { type Browser, expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { AccountPages } from "./support/account-pages";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

const PASSWORD = "a long enough password";
const Made = z.object({ leagueId: z.string() });

/** The organiser, and somebody who joins by invitation, each on a tablet of their own. */
async function twoPlayers(browser: Browser) {
  const ana = await AccountPages.onNewDevice(browser, app.url);
  await ana.setUp(await app.setupCode(), { email: "ana@example.org", password: PASSWORD });
  const league = { name: "Cards", timeZone: "UTC" };
  const { leagueId } = await ana.call("leagues.create", league, Made);
  const { token } = await ana.call("leagues.invite", { leagueId }, z.object({ token: z.string() }));
  const ben = await AccountPages.onNewDevice(browser, app.url);
  await ben.open(`/en/sign-up?next=/en/join/${token}`);
  await ben.fill("Name", "Ben");
  await ben.fill("E-mail", "ben@example.org");
  await ben.fill("Password", PASSWORD);
  await ben.page.locator("form button[type=submit]").last().click();
  await ben.page.getByRole("button", { name: /^Join/ }).click();
  await ben.expectPath("/en/home");
  return { ana, ben, leagueId };
}

/** Does the first thing that the screen offers: answers, chooses, plays a lifted card on a lit target, or discards. */
async function move(page: Page): Promise<boolean> {
  const answer = page.getByRole("button", { name: "Let it stand" });
  if (await answer.isVisible()) return tap(answer);
  const goal = page.locator(".goal-choice button").first();
  if (await goal.isVisible()) return tap(goal);
  if (!(await page.getByText("Your turn").isVisible())) return false;
  const target = page.locator("button.is-target").first();
  if (await target.isVisible()) return tap(target);
  const card = page.locator(".hand button.ok").first();
  if (await card.isVisible()) return tap(card);
  await tap(page.getByRole("button", { name: "Discard" }));
  await tap(page.locator(".hand button").first());
  return tap(page.getByRole("button", { name: "Discard 1" }));
}

async function tap(button: ReturnType<Page["locator"]>): Promise<boolean> {
  await button.click({ timeout: 2_000 }).catch(() => {});
  return true;
}

test("two play a game of Lastuf Futbol on two tablets, with a reload in the middle", async ({ browser }) => {
  test.setTimeout(180_000);
  const { ana, ben, leagueId } = await twoPlayers(browser);
  const cup = { leagueId, name: "Card Cup", game: "lastuf-futbol", edition: "rulebook", options: { fast: true } };
  const { competitionId } = await ana.call("competitions.create", cup, z.object({ competitionId: z.string() }));
  const members = await ana.ask("leagues.members", z.array(z.object({ userId: z.string() })), { leagueId });
  const people = members.map(({ userId }) => ({ kind: "coach", coachId: userId }));
  await ana.call("competitions.enterPeople", { competitionId, people }, z.unknown());
  await ana.call("competitions.makeCalendar", { competitionId }, z.unknown());

  await ana.open("/en/home");
  await ana.page.getByRole("button", { name: "Start the match" }).click();
  await ana.page.waitForURL(/\/plays\//);
  await ben.page.goto(ana.page.url());
  await expect(ben.page.getByRole("heading", { name: /Lastuf Futbol/ })).toBeVisible();
  await expect(ben.page.locator(".hand button")).toHaveCount(0);

  const over = ana.page.getByRole("dialog", { name: "The game is over" });
  for (let moves = 0; moves < 900 && !(await over.isVisible()); moves++) {
    if (moves === 20) await ben.page.reload();
    const moved = (await move(ana.page)) || (await move(ben.page));
    if (!moved) await ana.page.waitForTimeout(100);
  }
  await expect(over).toBeVisible();
  await ana.open("/en/l/cards/card-cup");
  await expect(ana.page.getByRole("row", { name: /Ben/ })).toBeVisible();
});
