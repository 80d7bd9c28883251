import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { AccountPages } from "./support/account-pages";
import { type Api, apiFor, OLA, organiserOf } from "./support/api";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let api: Api;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  api = apiFor(app.url, await organiserOf(app));
  const ola = await AccountPages.signedIn(browser, app.url, OLA);
  page = ola.page;
  context = page.context();
});
test.afterAll(async () => {
  await context.close();
  await app.discard();
});

test("who conceded the matches of a round is named at once, and the other side has its gold and honours", async () => {
  const { leagueId, slug } = await api.leagues.create.mutate({ name: "Cellar League", timeZone: "Europe/Berlin" });
  const { competitionId } = await api.competitions.create.mutate({
    leagueId,
    name: "Cellar Cup",
    game: "blood-bowl",
    edition: "league-document",
    options: { "unplayed-fixture": "concession-without-penalty" },
  });
  for (const [index, roster] of ["human", "orc", "dwarf", "skaven"].entries()) {
    const { clubId } = await api.clubs.create.mutate({ leagueId, competitionId, name: `Club ${index + 1}` });
    const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
    await api.clubs.finishDraft.mutate({ clubId, draft });
  }
  await api.competitions.makeCalendar.mutate({ competitionId, startsOn: "2026-01-05" });
  const path = `/leagues/${slug}/calendar`;
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}${path}`);
    const name = look.locale === "de" ? /^Runde 1: / : "Round 1: what was not played";
    await page.getByRole("button", { name }).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFit(page, `${look.locale} ${look.device}`);
    await page.screenshot({ path: `test-results/late-round-${look.device}-${look.locale}.png` });
  }
  await wear(page, LOOKS[0]);
  await page.goto(`${app.url}/en${path}`);
  await page.getByRole("button", { name: "Round 1: what was not played" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("What happens")).toHaveValue("concession");
  await dialog.getByLabel("Reason").fill("nobody came");
  await dialog.getByRole("button", { name: "Decide it so" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Name who concedes");
  const first = (await api.competitions.get.query({ competitionId })).fixtures.filter(({ round }) => round === 1);
  const { sides } = await api.fixtures.get.query({ fixtureId: first[0]?.id ?? "" });
  const [home, away] = sides;
  const treasury = async () => (await api.clubs.get.query({ clubId: away?.clubId ?? "" })).club?.treasury ?? Number.NaN;
  const before = await treasury();
  await dialog.getByLabel(`Who did not play: ${home?.name} – ${away?.name}`).selectOption({ label: home?.name ?? "" });
  await dialog.getByRole("button", { name: "Decide it so" }).click();
  await expect(dialog).toBeHidden();
  const { fixtures } = await api.competitions.get.query({ competitionId });
  const kinds = fixtures.filter(({ round }) => round === 1).map(({ kind }) => kind);
  expect(kinds).toEqual(["conceded-without-penalty", null]);
  expect(await treasury()).toBeGreaterThan(before);
});
