import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { apiFor, organiserOf } from "./support/api";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("the live table follows a match that is being played, and goes back to the settled one with its result", async ({
  page,
}) => {
  const office = apiFor(app.url, await organiserOf(app));
  const { leagueId } = await office.leagues.create.mutate({ name: "Board League", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "Cup",
    game: "ligretto-fussball",
    edition: "rulebook",
    options: { mode: "scoreboard" },
  });
  const people = ["Alder", "Birch", "Cedar", "Dogwood"].map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  await office.competitions.makeCalendar.mutate({ competitionId });
  const { fixtures, entries } = await office.competitions.get.query({ competitionId });
  const [fixture] = fixtures;
  const nameOf = (seat: number) => entries.find(({ id }) => id === fixture?.seats[seat])?.name ?? "";
  const table = `${app.url}/en/l/board-league/${slug}`;
  await page.goto(table);
  await expect(page.getByRole("link", { name: "Live", exact: true })).toHaveCount(0);

  const { playId } = await office.plays.start.mutate({ fixtureId: fixture?.id ?? "" });
  let goals = 0;
  const score = (team: "red" | "blue") =>
    office.plays.act.mutate({
      playId,
      commandId: `goal-of-the-test-${goals++}`,
      as: { kind: "recorder" },
      command: { type: "record-goal", team },
    });
  await page.goto(table);
  await page.getByRole("link", { name: "Live", exact: true }).click();
  await expect(page.getByRole("heading", { name: "If every match ended now" })).toBeVisible();
  const rowOf = (seat: number) => page.getByRole("row").filter({ hasText: nameOf(seat) });
  await expect(rowOf(0)).toContainText("Live");
  await score("red");
  await expect(rowOf(0).getByRole("cell").last()).toHaveText("3");
  await score("blue");
  await expect(rowOf(1).getByRole("cell").last()).toHaveText("1");
  expect((await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze()).violations).toEqual([]);

  await score("blue");
  await score("blue");
  await expect(page.getByText("No match is being played now")).toBeVisible();
  await expect(rowOf(1).getByRole("cell").last()).toHaveText("3");
});
