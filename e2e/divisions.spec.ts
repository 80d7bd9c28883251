import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type Api, apiFor, organiserOf } from "./support/api";
import { type AppServer, startApp } from "./support/server";
import { pressKey, tiesOf, typeOpenFixtures } from "./support/typed-season";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const CLUBS = Array.from({ length: 24 }, (_, index) => `Club ${String(index + 1).padStart(2, "0")}`);

let app: AppServer;
let cookie: string;
let office: Api;

test.use({ viewport: DESK });

test.beforeAll(async () => {
  app = await startApp();
  cookie = await organiserOf(app);
  office = apiFor(app.url, cookie);
});
test.afterAll(() => app.discard());

test("24 in four divisions, with a withdrawal, deductions and an awarded match, to the play-offs of eight, by keyboard at a desk", async ({
  page,
}) => {
  test.slow();
  const { leagueId } = await office.leagues.create.mutate({ name: "Four Shires", timeZone: "Europe/Berlin" });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "County",
    game: "lastuf-futbol",
    edition: "rulebook",
  });
  const people = CLUBS.map((name) => ({ kind: "rival" as const, name }));
  await office.competitions.enterPeople.mutate({ competitionId, people });
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    }),
  );

  await page.goto(`${app.url}/en/leagues/four-shires/clubs`);
  for (let divisions = 2; divisions < 4; divisions++)
    await pressKey(page.getByRole("button", { name: "One more: How many" }));
  await pressKey(page.getByRole("button", { name: "Divide", exact: true }));
  await expect(page.getByLabel("Club 24")).toHaveValue(/.+/);
  await pressKey(page.getByRole("button", { name: "One more: Rounds between divisions" }));
  await pressKey(page.getByRole("button", { name: "Make the calendar", exact: true }));
  await expect(page.getByText("6 rounds with 72 fixtures are made.")).toBeVisible();

  const { entries, divisions } = await office.competitions.get.query({ competitionId });
  expect(divisions.map(({ name }) => name)).toEqual(["Division 1", "Division 2", "Division 3", "Division 4"]);
  const idOf = (name: string) => entries.find((entry) => entry.name === name)?.id ?? "";
  const nameOf = (id: string | undefined) => entries.find((entry) => entry.id === id)?.name ?? "";
  await typeOpenFixtures(office, competitionId, nameOf);
  for (const [name, points] of [
    ["Club 01", -3],
    ["Club 24", -1],
  ] as const)
    await office.tables.adjustPoints.mutate({ competitionId, entryId: idOf(name), points, reason: "fee not paid" });
  const leaver = { competitionId, entryId: idOf("Club 12"), policy: "void-all" as const, reason: "gave up" };
  await office.tables.withdraw.mutate(leaver);
  await page.reload();
  await page.getByRole("radio", { name: "4", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await pressKey(page.getByRole("switch", { name: "A match for the third place" }), "Space");
  await pressKey(page.getByRole("button", { name: "Draw the play-offs" }));
  await expect(page.getByText("The play-offs are drawn: 3 rounds.")).toBeVisible();
  const fixtures = await tiesOf(office, competitionId);
  const divisionOf = (id: string) => entries.find((entry) => entry.id === id)?.divisionId;
  expect(fixtures).toHaveLength(4);
  for (const { seats } of fixtures) expect(new Set(seats.map(divisionOf)).size).toBe(2);
  const [awarded] = fixtures;
  const award = { fixtureId: awarded?.id ?? "", kind: "awarded" as const, scores: [0, 3], reason: "did not appear" };
  await office.fixtures.typeResult.mutate(award);
  for (let round = 1; round <= 3; round++) await typeOpenFixtures(office, competitionId, nameOf);
  expect((await tiesOf(office, competitionId)).map(({ kind }) => kind)).toEqual([
    "awarded",
    ...Array(7).fill("played"),
  ]);

  await page.setViewportSize(PHONE);
  const path = `/en/l/four-shires/${slug}`;
  for (const address of ["/en/l/four-shires", path, `${path}/calendar`, `${path}/results`]) {
    await page.goto(`${app.url}${address}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(PHONE.width);
    expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations, address).toEqual([]);
  }
  await page.goto(`${app.url}${path}`);
  await expect(page.getByRole("heading", { name: "Division 4", exact: true })).toBeVisible();
  await expect(page.locator(".standings .pts")).toHaveCount(23);
  await expect(page.getByText("Club 12 left; none of its matches counts.")).toBeVisible();
  const bracket = page.getByRole("region", { name: "Bracket" });
  await expect(bracket.getByRole("heading", { name: "Third place" })).toBeVisible();
});
