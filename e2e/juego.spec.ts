import { expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { AccountPages, type Credentials } from "./support/account-pages";
import { type AppServer, startApp } from "./support/server";

const ANA: Credentials = { email: "ana@example.org", password: "the whole board" };

const Me = z.object({ result: z.object({ data: z.object({ json: z.object({ userId: z.string() }) }) }) });

let app: AppServer;
let ana: AccountPages;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  ana = await AccountPages.onNewDevice(browser, app.url, { hasTouch: true });
  await ana.setUp(await app.setupCode(), ANA);
});
test.afterAll(() => app.discard());

test("on one tablet a coach with three rivals plays the transfer turns and a matchday, with a reload in the middle", async () => {
  const { page } = ana;
  await ana.open(`/en/plays/${await startedSeason()}`);
  await expect(page.getByRole("list", { name: "Board" }).getByRole("listitem")).toHaveCount(40);

  await takeTurn(page);
  await page.reload();
  const lineUp = page.getByRole("button", { name: "Lock the line-up" });
  for (let turn = 0; turn < 60 && !(await lineUp.isVisible()); turn++) await takeTurn(page);

  await lineUp.tap();
  await page.getByRole("button", { name: "Play it out" }).tap();
  await page.getByRole("button", { name: "To the result" }).tap();
  await expect(page.getByText("Full time")).toBeVisible();
  const results = page.getByRole("region", { name: "Matchday 1" });
  await expect(results.getByText(/^\d+–\d+$/)).toHaveCount(2);

  await page.getByRole("button", { name: "Continue" }).tap();
  await page.getByRole("button", { name: "Season" }).tap();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
});

/** The first thing that may be done, until the turn is over; whoever may be signed is signed. */
async function takeTurn(page: Page): Promise<void> {
  const dock = page.getByRole("region", { name: "What can be done now" });
  const roll = dock.getByRole("button", { name: "Roll", exact: true });
  const end = dock.getByRole("button", { name: "End turn" });
  const isOver = roll.or(page.getByRole("button", { name: "Lock the line-up" }));
  await expect(isOver).toBeVisible();
  if (!(await roll.isVisible())) return;
  await Promise.all([page.waitForResponse((answer) => answer.url().includes("plays.act")), roll.tap()]);
  await expect(dock.locator("[aria-busy]")).toHaveCount(0);
  for (let step = 0; step < 30 && !(await isOver.isVisible()); step++) {
    const open = page.locator(".pc:not(.no, .pc-gone)").first();
    if (await open.isVisible()) {
      await open.tap();
      await dock
        .getByRole("button", { name: /^(Sign|Sell) / })
        .first()
        .tap();
      await expect(page.locator(".pc.sel")).toHaveCount(0);
    } else if (await end.isVisible()) {
      await Promise.all([page.waitForResponse((answer) => answer.url().includes("plays.act")), end.tap()]);
      await expect(dock.locator("[aria-busy]")).toHaveCount(0);
    } else {
      await dock.getByRole("button").first().tap();
      await expect(dock.locator("[aria-busy]")).toHaveCount(0);
    }
  }
}

/** A season of the coach who signed in, on one tablet. */
async function startedSeason(): Promise<string> {
  const me = await (await ana.page.request.get(`${app.url}/api/trpc/accounts.me`)).json();
  const { userId } = Me.parse(me).result.data.json;
  const league = { name: "Cellar League", timeZone: "Europe/Madrid" };
  const { leagueId } = await ana.call("leagues.create", league, z.object({ leagueId: z.string() }));
  const { competitionId } = await ana.call(
    "competitions.create",
    { leagueId, name: "Liga", game: "juego-de-la-liga", edition: "rulebook", format: "double-round-robin" },
    z.object({ competitionId: z.string() }),
  );
  const rivals = ["Norte", "Sur", "Este"].map((name) => ({ kind: "rival", name }));
  const people = [{ kind: "coach", coachId: userId }, ...rivals];
  await ana.call("competitions.enterPeople", { competitionId, people }, z.unknown());
  const { playId } = await ana.call(
    "plays.startSeason",
    { competitionId, shared: true },
    z.object({ playId: z.string() }),
  );
  return playId;
}
