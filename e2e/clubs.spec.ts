import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { type Api, apiFor, OLA, organiserOf } from "./support/api";
import { anEvening } from "./support/evening";
import { expectFit, LOOKS, wear } from "./support/look";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let api: Api;
let league: Awaited<ReturnType<typeof anEvening>>;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  api = apiFor(app.url, await organiserOf(app));
  league = await anEvening(api);
  const ola = await AccountPages.signedIn(browser, app.url, OLA);
  page = ola.page;
  context = page.context();
});
test.afterAll(async () => {
  await context.close();
  await app.discard();
});

const open = (path: string) => page.goto(`${app.url}/en${path}`);

/** On every device, in light and dark, in English and German. */
async function lookAt(path: string, whatItShows: (locale: string) => Promise<void>) {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}${path}`);
    await whatItShows(look.locale);
    await expectFit(page, `${look.locale} ${look.device} ${path}`);
  }
  await wear(page, LOOKS[0]);
}

test("a club is copied for a friendly, and every page says that it is a copy", async () => {
  const [club] = await api.clubs.list.query({ leagueId: league.leagueId });
  const edit = `/clubs/${club?.id}/edit`;
  await lookAt(edit, async (locale) => {
    await page.getByRole("button", { name: locale === "de" ? "Verein kopieren" : "Copy the club" }).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  await open(edit);
  await page.getByRole("button", { name: "Copy the club" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy Club 1?" });
  await dialog.getByLabel("Name of the copy").fill("Club 2");
  await dialog.getByRole("button", { name: "Make the copy" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Club 2");
  await dialog.getByLabel("Name of the copy").fill("Club 1 (copy)");
  await dialog.getByRole("button", { name: "Make the copy" }).click();
  const address = `/l/${league.slug}/clubs/club-1-copy`;
  await expect(page).toHaveURL(`${app.url}/en${address}`);
  await lookAt(address, (locale) =>
    expect(page.getByText(locale === "de" ? /^Kopie von Club 1, / : /^Copy of Club 1, /)).toBeVisible(),
  );
  await open(`${address}/book`);
  await expect(page.getByText("Copied from Club 1")).toBeVisible();
  await open(`/l/${league.slug}/clubs`);
  await expect(page.getByRole("link", { name: /^Club 1 \(copy\) copy/ })).toBeVisible();
});

test("a copy can enter a friendly, and is not offered to a league", async () => {
  const { leagueId, slug } = league;
  const made = { leagueId, game: "blood-bowl", edition: "league-document", format: "round-robin" } as const;
  await api.competitions.create.mutate({ ...made, name: "Midweek", options: { friendly: true } });
  await api.competitions.create.mutate({ ...made, name: "Autumn Cup" });
  await open(`/leagues/${slug}/clubs`);
  const card = (name: string) =>
    page.locator("section.card").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
  await expect(card("Autumn Cup").getByLabel("Enter a club").locator("option")).toHaveText(["Club 1", "Club 2"]);
  await card("Midweek").getByLabel("Enter a club").selectOption({ label: "Club 1 (copy)" });
  await card("Midweek").getByRole("button", { name: "Enter", exact: true }).click();
  await expect(card("Midweek").getByRole("listitem").filter({ hasText: "Club 1 (copy)" })).toBeVisible();
});

test("a draft is made up by one's taste: more re-rolls, or better players", async () => {
  const { clubId } = await api.clubs.create.mutate({ leagueId: league.leagueId, name: "Kupferkessel 09" });
  await open(`/clubs/${clubId}/draft`);
  await page.getByRole("button", { name: /^Human / }).click();
  const tastes = page.getByRole("group", { name: "Quick draft" });
  const draft = async (taste: string) => {
    await tastes.getByRole("button", { name: taste }).click();
    await expect(page.locator(".notice-good")).toBeVisible();
    await expect(page.getByText("Saved")).toBeVisible();
  };
  const rerolls = page.locator(".ledger tr").filter({ hasText: "re-rolls" });
  await draft("Re-rolls first");
  await expect(rerolls).toContainText("4 re-rolls");
  await draft("Strong start");
  await expect(page.locator(".ledger tr").filter({ hasText: /[1-3] re-roll/ })).toBeVisible();
  await draft("Balanced");
  await expectFit(page, "the draft");
});
