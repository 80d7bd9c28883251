import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { apiFor, organiserOf } from "./support/api";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const PEOPLE = ["Ada", "Ben", "Cem", "Dora"] as const;

let app: AppServer;
test.beforeEach(async () => {
  app = await startApp();
});
test.afterEach(({ browser }) => app.discard(browser));

test("a league of four: six matches on the scoreboard, and their table", async ({ page }) => {
  const api = apiFor(app.url, await organiserOf(app));
  const { leagueId, slug: league } = await api.leagues.create.mutate({ name: "Cellar", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await api.competitions.create.mutate({
    leagueId,
    name: "Cards",
    game: "ligretto-fussball",
    edition: "rulebook",
    options: { mode: "scoreboard" },
  });
  const people = PEOPLE.map((name) => ({ kind: "rival", name }) as const);
  await api.competitions.enterPeople.mutate({ competitionId, people });
  await api.competitions.makeCalendar.mutate({ competitionId });
  const { entries, fixtures } = await api.competitions.get.query({ competitionId });
  expect(fixtures).toHaveLength(6);
  const plays: string[] = [];
  let lastNames: readonly string[] = [];
  for (const { id, seats } of fixtures) {
    const { playId } = await api.plays.start.mutate({ fixtureId: id });
    const names = seats.map((entryId) => entries.find(({ id: known }) => known === entryId)?.name ?? "");
    plays.push(playId);
    lastNames = names.toSorted();
    const { winner, loser } = resultOf(names);
    const goals = [...loser, ...winner];
    for (const [index, team] of goals.entries()) {
      const answer = await api.plays.act.mutate({
        playId,
        commandId: `goal-${id.slice(0, 8)}-${index}`,
        as: { kind: "recorder" },
        command: { type: "record-goal", team },
      });
      expect(answer.kind).toBe("accepted");
    }
  }
  await page.goto(`${app.url}/en/l/${league}/${slug}`);
  const rows = page.getByRole("table").first().getByRole("row");
  for (const [index, name] of PEOPLE.entries()) {
    await expect(rows.nth(index + 1).getByRole("rowheader")).toContainText(name);
    await expect(
      rows
        .nth(index + 1)
        .getByRole("cell")
        .last(),
    ).toHaveText(String(3 * (3 - index)));
  }

  await page.goto(`${app.url}/en/l/${league}/${slug}/plays/${plays.at(-1)}`);
  const [winner = "", loser = ""] = lastNames;
  const score = page.locator(".bug");
  await expect(score).toContainText(winner);
  await expect(score).toContainText(loser);
  await expect(score).toContainText("3");
  await expect(page.getByRole("heading", { name: "Rounds" })).toBeVisible();
  const goals = page.getByText(`Goal for ${winner}`, { exact: true });
  await expect(goals).toHaveCount(3);
  await expect(page.getByText(`Goal for ${loser}`, { exact: true })).toHaveCount(1);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
});

/** Who comes earlier in the alphabet wins 3-1; goals by the colour of the seat. */
function resultOf(names: readonly string[]) {
  const colours = ["red", "blue"] as const;
  const [first = "", second = ""] = names;
  const [won, lost] = first < second ? [0, 1] : [1, 0];
  const colour = (seat: number) => colours[seat] ?? "red";
  return { winner: Array(3).fill(colour(won)), loser: [colour(lost)] };
}
