import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages } from "./support/account-pages";
import { AfterPage } from "./support/after-page";
import { type Api, apiFor, OLA, organiserOf } from "./support/api";
import { BeforePage } from "./support/before-page";
import { expectFit } from "./support/look";
import { RecorderPage } from "./support/recorder-page";
import { matchToLearnFrom, secondMatch, stateOf } from "./support/second-match";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let api: Api;
const contexts: BrowserContext[] = [];

test.use({ actionTimeout: 30_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startApp();
  api = apiFor(app.url, await organiserOf(app));
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await app.discard();
});

test("on touch: a star and a journeyman play, somebody is hurt, and the coach spends points and gold in every way", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { playId, home, away, homeId } = await secondMatch(api);
  const page = await onTablet(browser);
  const before = new BeforePage(page);
  const table = new RecorderPage(page);
  const after = new AfterPage(page);
  const shirt = (club: string, number: number) => ({ club, number });
  const club = async () => (await api.clubs.get.query({ clubId: homeId })).club;

  await test.step("before the match: ten are able, so a journeyman comes; who is worth more hires a star", async () => {
    await page.goto(`${app.url}/en/plays/${playId}`);
    await before.typeDice();
    await before.rollFans(2, 1);
    await before.rollWeather(4, 3);
    await before.press("Take the journeyman");
    await page.locator("summary").filter({ hasText: "Star players" }).click();
    await page.locator("details[open] .shop-line").getByRole("switch").first().check();
    await before.press(/^Buy for /);
    await before.buyNothing();
    await before.kicks(home);
  });

  await test.step("the match", async () => {
    await table.kickOff(3, 4);
    const { sides } = await stateOf(api, playId);
    const star = [...sides.home.tokens, ...sides.away.tokens].find(({ kind }) => kind === "star");
    await expect(page.getByRole("button", { name: new RegExp(star?.name ?? "nobody") }).first()).toBeVisible();
    const guest = sides.home.tokens.find(({ kind }) => kind === "journeyman")?.number ?? 0;
    await table.endTurns(1);
    await table.did(shirt(home, guest), "Completion");
    await table.casualty({ by: shirt(home, 1), victim: shirt(away, 10), face: 9 });
    await table.press("Let it stand");
    await table.faces(/^Hatred/, 2);
    await table.did(shirt(home, guest), "Touchdown");
    await table.expectScore(1, 0);
    await table.kickOff(2, 5);
    // The rest of the first half, then the second.
    await table.endTurns(14);
    await table.kickOff(4, 3);
    await table.endTurns(16);
    await table.press("End the match");
  });

  await test.step("points: random, chosen, elite, secondary, a characteristic, and a skill instead of one", async () => {
    await after.settle();
    await after.rollFans(6);
    await after.playerOfTheMatch([5, 6, 7, 8, 9, 10], 2);
    await after.advanceAtRandom(await nameOf(4), "General", [4, 1], [4, 6]);
    await after.press("Wrestle");
    await after.advance(await nameOf(1), "6 SPP");
    await after.advance(await nameOf(2), "10 SPP");
    await after.advance(await nameOf(3), "14 SPP");
    await after.faces(/^Characteristic/, 8);
    await after.press("+MA");
    await after.advance(await nameOf(5), "14 SPP");
    await after.faces(/^Characteristic/, 1);
    await expect(page.getByRole("button", { name: "+AV" })).toBeVisible();
    await after.takeInstead("Guard (elite, +50,000)");
    await after.advanceBy(await nameOf(8), "Chosen primary", "Block (elite, +30,000)", "6 SPP");
    await after.press("Close advancement");
    const players = (await club())?.players ?? [];
    expect(players.slice(0, 4).map(({ advancements, valueRise }) => [advancements, valueRise >= 20_000])).toEqual(
      Array.from({ length: 4 }, () => [1, true]),
    );
    expect(players[2]?.changes).toEqual([{ characteristic: "MA", improved: 1, reduced: 0 }]);
    const refused = { skills: [{ skill: "guard", source: "chosen-secondary" }], sppSpent: 14, valueRise: 50_000 };
    expect(players[4]).toMatchObject({ ...refused, changes: [] });
    expect(players[7]).toMatchObject({ skills: [{ skill: "block", source: "chosen-primary" }], valueRise: 30_000 });
  });

  await test.step("people: who was hurt for good retires for the season, the journeyman stays", async () => {
    await page.getByText("Dismiss or retire players", { exact: true }).click();
    await page.getByRole("button", { name: "Retire for the season" }).click();
    await after.hireJourneyman("Gast");
    await after.press("Close hiring");
    await after.rollCostlyErrors(6);
    await after.press("Ready for the next fixture");
    await after.expectAllDone();
    const players = (await club())?.players ?? [];
    expect(players.find(({ id }) => id === "p11")?.status).toBe("temporarily-retired");
    // A completion and a touchdown.
    expect(players.at(-1)).toMatchObject({ name: "Gast", status: "active", sppEarned: 4 });
  });

  async function nameOf(number: number): Promise<string> {
    const player = (await club())?.players.find((one) => one.number === number);
    return `${number} ${player?.name}`;
  }
});

test("in 2020 a secondary skill can be random: one roll, which stands", async ({ browser }) => {
  test.setTimeout(180_000);
  const { playId, homeId } = await matchToLearnFrom(api, "official-2020");
  const page = await onTablet(browser);
  const after = new AfterPage(page);
  await page.goto(`${app.url}/en/plays/${playId}`);
  await after.typeDice();
  const club = async () => (await api.clubs.get.query({ clubId: homeId })).club;
  const name = (await club())?.players.find(({ id }) => id === "p9")?.name;
  await page.setViewportSize(SIZES.phone);
  await after.openAdvance(`9 ${name}`);
  await expect(page.getByRole("dialog").getByRole("button", { name: / SPP$/ })).toHaveCount(5);
  await expectFit(page, "every kind of advancement on a phone");
  await page.keyboard.press("Escape");
  await after.advanceBy(`9 ${name}`, "Random secondary", "Agility", "6 SPP");
  await after.faces(/^Random skill/, 1, 1);
  await expect
    .poll(async () => (await club())?.players.find(({ id }) => id === "p9"))
    .toMatchObject({ skills: [{ skill: "catch", source: "random-secondary" }], sppSpent: 6, valueRise: 20_000 });
  await after.advance(`9 ${name}`, "20 SPP");
  await after.faces(/^Characteristic/, 16);
  await expect(page.getByLabel("A skill instead")).toBeVisible();
  await expectFit(page, "a characteristic, or a skill instead");
  await after.press("+ST");
});

async function onTablet(browser: Browser) {
  const ola = await AccountPages.signedIn(browser, app.url, OLA, { viewport: SIZES.tablet, hasTouch: true });
  contexts.push(ola.page.context());
  return ola.page;
}
