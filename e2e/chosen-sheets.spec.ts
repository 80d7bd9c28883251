import { expect, test } from "@playwright/test";
import { expectFit, LOOKS, wear } from "./support/look";
import { somePeople } from "./support/people";
import { seenBy } from "./support/season";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("a season starts with the sheets that its coaches chose: one for each, and none twice", async ({ browser }) => {
  const { leagueId, people, person } = await somePeople(app, ["Ben"]);
  const ola = person("Ola Roof");
  const { competitionId } = await ola.api.competitions.create.mutate({
    leagueId,
    name: "Liga",
    game: "juego-de-la-liga",
    edition: "rulebook",
    format: "double-round-robin",
    options: { sheets: "chosen" },
  });
  const coaches = people.map(({ userId }) => ({ kind: "coach" as const, coachId: userId }));
  const rivals = ["Norte", "Sur"].map((name) => ({ kind: "rival" as const, name }));
  await ola.api.competitions.enterPeople.mutate({ competitionId, people: [...coaches, ...rivals] });
  const page = await ola.onDevice(browser, "/en/leagues/cellar/clubs");
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}/leagues/cellar/clubs`);
    await expect(page.locator("main")).toBeVisible();
    await expectFit(page, `sheets to choose in ${look.locale} on a ${look.device}`);
  }
  await page.goto(`${app.url}/en/leagues/cellar/clubs`);

  const start = page.getByRole("button", { name: "Start the season" });
  const own = page.getByLabel("Sheet of Ola Roof");
  const other = page.getByLabel("Sheet of Ben");
  await expect(page.getByLabel("Sheet of Norte")).toHaveCount(0);
  await expect(start).toBeDisabled();
  await own.selectOption({ label: "4-3-3" });
  await expect(other.getByRole("option", { name: "4-3-3" })).toBeDisabled();
  await expect(start).toBeDisabled();
  await other.selectOption({ label: "5-3-2" });
  await start.tap();
  await page.waitForURL(/\/plays\//);

  await expect(page.getByRole("list", { name: "Board" })).toBeVisible();
  const playId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { view } = await seenBy(ola, playId, 0);
  expect(view.clubs.slice(0, 2).map(({ sheet }) => sheet)).toEqual(["S2", "S5"]);
});
