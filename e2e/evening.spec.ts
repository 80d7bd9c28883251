import { expect, test } from "@playwright/test";
import { AfterPage } from "./support/after-page";
import { BeforePage } from "./support/before-page";
import { aLeagueEvening } from "./support/league-evening";
import { PublicPages } from "./support/public-pages";
import { RecorderPage, type Shirt } from "./support/recorder-page";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;

test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

const rover = (number: number): Shirt => ({ club: "Harrowgate Rovers", number });
const ironjaw = (number: number): Shirt => ({ club: "Gutbrand Ironjaws", number });

test("@both a league evening, from an empty machine to a public table, half of the match without network", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { ines, tomas, table } = await test.step("league, coaches, drafts, calendar", () =>
    aLeagueEvening(browser, app));
  const address = await ines.toTheMatch();
  const tablet = new RecorderPage(ines.page);
  const phone = new RecorderPage(tomas.page);

  await test.step("before the match", async () => {
    const before = new BeforePage(ines.page);
    await before.typeDice();
    // Fan factors 3 + 2 = 5 and 1 + 1 = 2: 7 in all.
    await before.rollFans(2, 1);
    await expect(ines.page.getByText("5 + 2: attendance 7")).toBeVisible();
    await before.rollWeather(4, 3);
    // Nobody needs journeymen. 670,000 + 150,000 + 50,000 against 800,000 + 120,000 + 50,000.
    await expect(ines.page.getByText("Current team values 870,000 and 970,000")).toBeVisible();
    // The Ironjaws are worth more and buy first, from their treasury; the Rovers have the difference as petty cash.
    await before.buyNothing();
    await before.buy("Bribes", "100,000");
    await before.kicks("Harrowgate Rovers");
  });

  await test.step("the first half, with network and a second device that looks on", async () => {
    expect(await tomas.toTheMatch()).toBe(address);
    await tablet.expectNoScroll();
    await tablet.kickOff(3, 4);
    await tablet.expectTurn("Half 1 · Turn 1, Gutbrand Ironjaws");
    // A serious injury, but the apothecary's second roll is a 4: badly hurt, back in reserve.
    await tablet.casualty({ by: ironjaw(9), victim: rover(1), face: 12 });
    await tablet.press("Use the apothecary");
    await tablet.faces(/^Apothecary/, 4);
    await tablet.press(/Badly hurt/);
    await tablet.did(ironjaw(7), "Completion");
    await tablet.undo("Completion, 7 Krimp");
    await tablet.did(ironjaw(6), "Completion");
    await tablet.did(ironjaw(7), "Touchdown");
    await tablet.expectScore(0, 1);
    await phone.expectScore(0, 1);
    await tablet.kickOff(2, 5);
    await tablet.endTurns(2);
    await tablet.did(rover(8), "Completion");
    await tablet.did(rover(10), "Touchdown");
    await phone.expectScore(1, 1);
    await tablet.kickOff(3, 3);
    await phone.press("Use a re-roll, 2 left");
    await tablet.expectLog("Re-roll used");
    await tablet.expectTurn("Half 1 · Turn 3, Gutbrand Ironjaws");
    // Turns 3 to 8 of both sides.
    await tablet.endTurns(12);
    await tablet.expectTurn("Half 2 · Turn 1, Harrowgate Rovers");
    await tablet.expectSaved();
  });

  await test.step("the second half without network, while the server is started again", async () => {
    await ines.page.context().setOffline(true);
    await tablet.kickOff(4, 3);
    await expect(tablet.state).toHaveText("Offline · 1 waiting");
    await tablet.press("Inducement");
    await tablet.press(/^Bribes/);
    await tablet.casualty({ by: rover(10), victim: ironjaw(3), face: 9 });
    await tablet.press("Let it stand");
    // A grudge against his kind comes with a D6 that is high enough; a 2 is not.
    await tablet.faces(/^Hatred/, 2);
    await app.stop("SIGKILL");
    await app.start();
    await tablet.did(rover(10), "Touchdown");
    await tablet.expectScore(2, 1);
    await tablet.kickOff(5, 2);
    // The away turn 1, and turns 2 to 8 of both sides.
    await tablet.endTurns(15);
    await phone.expectScore(1, 1);
    await expect(tablet.state).toHaveText("Offline · 21 waiting");
    await ines.page.context().setOffline(false);
    await tablet.expectSaved();
    await phone.expectScore(2, 1);
    await tablet.press("End the match");
  });

  await test.step("after the match: the Rovers on the tablet", async () => {
    const rovers = new AfterPage(ines.page);
    // (7 ÷ 2 + 2 touchdowns + 1 without stalling) × 10,000 = 65,000 on top of 120,000.
    await rovers.settle();
    await rovers.expectTreasury("185,000");
    // Won, and a 5 is at least 3.
    await rovers.rollFans(5);
    await expect(rovers.step("Dedicated fans")).toContainText("3 → 4");
    // The third of the six is Brandt: 3 + 2 + 3 in the match, and 4 as the player of it.
    await rovers.playerOfTheMatch([8, 9, 10, 11, 2, 3], 3);
    await rovers.expectPoints("10 Brandt", "8 SPP in this match", "12 unspent");
    // Steady Footing or Wrestle, for 3 of the 12; the value rises by 20,000.
    await rovers.advanceAtRandom("10 Brandt", "General", [4, 1], [4, 6]);
    await rovers.press("Wrestle");
    await rovers.expectPoints("10 Brandt", "8 SPP in this match", "9 unspent");
    await rovers.press("Close advancement");
    await rovers.hire("Human Lineman", "Neumann", "50,000");
    await rovers.expectTreasury("135,000");
    await rovers.press("Close hiring");
    // 135,000 is in the first column; a 1 is a minor incident, and D3 × 10,000 is lost.
    await rovers.rollCostlyErrors(1);
    await rovers.faces(/^Costly errors, gold/, 2);
    await expect(rovers.litCell).toHaveText("Minor");
    await rovers.expectTreasury("115,000");
    // 720,000 for players, 20,000 for Wrestle, 150,000 for re-rolls, 50,000 for the apothecary.
    await expect(rovers.step("Next fixture")).toContainText("Current team value 940,000");
    await rovers.press("Ready for the next fixture");
    await rovers.expectAllDone();
  });

  await test.step("after the match: the Ironjaws on their coach's own device", async () => {
    const ironjaws = new AfterPage(tomas.page);
    await ironjaws.typeDice();
    // (7 ÷ 2 + 1 touchdown + 1 without stalling) × 10,000 = 55,000 on top of 30,000.
    await ironjaws.settle();
    await ironjaws.expectTreasury("85,000");
    // Lost, but nobody is under one fan.
    await ironjaws.rollFans(2);
    await expect(ironjaws.step("Dedicated fans")).toContainText("1 → 1");
    // The second of the six is Krimp: a touchdown of a brute earns 2.
    await ironjaws.playerOfTheMatch([6, 7, 8, 9, 10, 11], 2);
    await ironjaws.expectPoints("7 Krimp", "2 SPP in this match", "6 unspent");
    await ironjaws.press("Close advancement");
    await ironjaws.press("Close hiring");
    await ironjaws.press("Go on");
    // Snagtooth misses the next fixture: 970,000 − 50,000.
    await expect(ironjaws.step("Next fixture")).toContainText("Current team value 920,000");
    await ironjaws.press("Ready for the next fixture");
    await ironjaws.expectAllDone();
    await expect(tomas.page.getByText("Both sides are done.")).toBeVisible();
  });

  await test.step("what everybody sees", async () => {
    const visitor = await PublicPages.open(browser, table);
    // A win is worth 3 points; the touchdowns were 2–1.
    await visitor.expectRow(1, "Harrowgate Rovers", ["1", "1", "0", "0", "2–1", "+1"], 3);
    await visitor.expectRow(2, "Gutbrand Ironjaws", ["1", "0", "0", "1", "1–2", "−1"], 0);
    await visitor.expectTreasury("Harrowgate Rovers", "115,000");
    await visitor.expectTreasury("Gutbrand Ironjaws", "85,000");
  });
});
