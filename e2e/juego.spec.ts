import { expect, test } from "@playwright/test";
import { somePeople } from "./support/people";
import { aSeason } from "./support/season";
import { SeasonPage } from "./support/season-page";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("on one tablet a coach with three rivals plays a season to the title, with reloads in the middle of everything", async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const { leagueId, people, person } = await somePeople(app, []);
  const playId = await aSeason({ leagueId, people, shared: true });
  const ola = person("Ola Roof");
  const page = await ola.onDevice(browser, `/en/plays/${playId}`);
  const screen = new SeasonPage(page);
  const { roll, lineUp } = screen;
  await expect(page.getByRole("list", { name: "Board" }).getByRole("listitem")).toHaveCount(40);
  await expect(roll).toBeVisible();
  await screen.takeTurn();
  await page.reload();
  const champions = page.getByRole("heading", { name: /(wins|share) the title$/ });

  for (let matchday = 1; matchday <= 6; matchday++) {
    for (let turn = 0; turn < 60; turn++) {
      await expect(roll.or(lineUp)).toBeVisible();
      if (await lineUp.isVisible()) break;
      await screen.takeTurn({ signs: matchday === 1 && turn < 10 });
    }
    if (matchday === 2) await page.reload();
    await expect(page.getByRole("heading", { name: `Matchday ${matchday}` })).toBeVisible();
    await lineUp.tap();
    const mine = page.getByRole("button", { name: /^Ola Roof rolls: / });
    if (matchday === 3) {
      await mine.tap();
      await expect(page.getByRole("list", { name: "Rolls" }).getByRole("listitem").first()).toBeVisible();
      await page.reload();
    }
    await page.getByRole("button", { name: "Play it out" }).tap();
    await page.getByRole("button", { name: "To the result" }).tap();
    await expect(page.getByText("Full time")).toBeVisible();
    const results = page.getByRole("region", { name: `Matchday ${matchday}` });
    await expect(results.getByText(/^\d+–\d+$/)).toHaveCount(2);
    await page.getByRole("button", { name: "Continue" }).tap();
  }
  await expect(async () => {
    await screen.goOn();
    await expect(champions).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await page.reload();
  await expect(champions).toBeVisible();

  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  await page.getByRole("tab", { name: "Money" }).tap();
  await expect(page.getByRole("img", { name: /^Money of each coach/ })).toBeVisible();
  await page.getByRole("tab", { name: "Transfers" }).tap();
  await expect(page.getByText("Before the season")).toBeVisible();
});
