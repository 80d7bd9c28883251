import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type Api, apiFor, organiserOf } from "./support/api";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const PHONE = { width: 390, height: 844 };

let app: AppServer;
let cookie: string;
let office: Api;

test.use({ viewport: PHONE });

test.beforeAll(async () => {
  app = await startApp();
  cookie = await organiserOf(app);
  office = apiFor(app.url, cookie);
});
test.afterAll(({ browser }) => app.discard(browser));

test("a coach challenges somebody above from a phone, the match is played, and the ladder shows who is ahead", async ({
  page,
}) => {
  const { leagueId } = await office.leagues.create.mutate({ name: "Steps", timeZone: "Europe/Berlin" });
  const [ola] = await office.leagues.members.query({ leagueId });
  const { competitionId, slug } = await office.competitions.create.mutate({
    leagueId,
    name: "Ladder",
    game: "lastuf-futbol",
    edition: "rulebook",
    format: "ladder",
  });
  const rivals = ["Alder", "Birch"].map((name) => ({ kind: "rival" as const, name }));
  const coach = { kind: "coach" as const, coachId: ola?.userId ?? "" };
  await office.competitions.enterPeople.mutate({ competitionId, people: [...rivals, coach] });
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    }),
  );

  await page.goto(`${app.url}/en/home`);
  await expect(page.getByText("Ola Roof: place 3 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Challenge Alder" }).click();
  await expect(page.getByText("Ola Roof challenges Alder")).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);

  await page.goto(`${app.url}/en/leagues/steps/clubs`);
  await page.getByRole("button", { name: "Accept: Ola Roof challenges Alder" }).click();
  await expect(page.getByText("Accepted, to be played")).toBeVisible();
  await page.goto(`${app.url}/en/l/steps/${slug}`);
  await expect(page.getByText("challenges Alder")).toBeVisible();

  const { fixtures } = await office.competitions.get.query({ competitionId });
  const fixtureId = fixtures[0]?.id ?? "";
  await office.fixtures.typeResult.mutate({ fixtureId, kind: "played", scores: [1, 3] });
  await page.goto(`${app.url}/en/l/steps/${slug}`);
  await expect(page.locator(".standings tbody tr").first()).toContainText("Ola Roof");
  await expect(page.locator(".standings tbody tr").last()).toContainText("Alder");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
});
