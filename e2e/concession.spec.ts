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

test("a penalised concession shows what it brings before it is confirmed, and brings exactly that", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { ines, table } = await test.step("league, coaches, drafts, calendar", () => aLeagueEvening(browser, app));
  await ines.toTheMatch();
  const tablet = new RecorderPage(ines.page);

  await test.step("a match that the Rovers have had enough of after one turn", async () => {
    const before = new BeforePage(ines.page);
    await before.typeDice();
    // Fan factors 3 + 2 = 5 and 1 + 1 = 2: an attendance of 7.
    await before.rollFans(2, 1);
    await before.rollWeather(4, 3);
    await before.buyNothing();
    await before.buyNothing();
    await before.kicks("Harrowgate Rovers");
    await tablet.kickOff(3, 4);
    await tablet.did(rover(8), "Interception");
    await tablet.did(ironjaw(7), "Touchdown");
    await tablet.expectTurn("Half 1 · Turn 1, Harrowgate Rovers");
  });

  await test.step("the consequences, and nothing happens yet", async () => {
    await tablet.press("Concede");
    const asked = ines.page.getByRole("dialog", { name: "Concede the match?" });
    const penalised = asked.getByRole("region", { name: "At the start of an own turn" });
    // Two touchdowns are the least that the winner gets: one more than was scored.
    await expect(penalised).toContainText("Gutbrand Ironjaws win 2–0.");
    await expect(penalised).toContainText("Harrowgate Rovers: 0 gold.");
    // (attendance 7 + 2 touchdowns) × 10,000
    await expect(penalised).toContainText("Gutbrand Ironjaws: 90,000 gold.");
    await expect(penalised).toContainText("Players of the match: 0 own, 2 theirs.");
    await expect(penalised).toContainText("2 SPP of this match are lost.");
    await expect(penalised).toContainText("Harrowgate Rovers lose D3 dedicated fans.");
    const free = asked.getByRole("region", { name: "Without penalty" });
    await expect(free.getByRole("button", { name: "Concede without penalty" })).toBeDisabled();
    await expect(free).toContainText("This side still has enough players to go on.");
    await ines.page.keyboard.press("Escape");
    await tablet.expectScore(0, 1);
    await tablet.press("Concede");
    await penalised.getByRole("button", { name: "Concede", exact: true }).click();
    await expect(ines.page.getByRole("heading", { level: 1, name: "After the match" })).toBeVisible();
  });

  const after = new AfterPage(ines.page);
  await test.step("the Rovers: no gold, two fans fewer, nobody of the match", async () => {
    await after.settle();
    await after.expectTreasury("120,000");
    await after.press("Roll for fans");
    await after.faces(/^Fans lost/, 2);
    await expect(after.step("Dedicated fans")).toContainText("3 → 1");
    await after.expectPoints("8 Lüders", "2 SPP of this match are lost", "0 unspent");
    await after.press("Close advancement");
    await after.press("Close hiring");
    // The first column again; a 6 averts the crisis.
    await after.rollCostlyErrors(6);
    await expect(after.litCell).toHaveText("Averted");
    await after.press("Ready for the next fixture");
    await after.expectAllDone();
  });

  await test.step("the Ironjaws: the gate, a touchdown to award, two players of the match", async () => {
    await after.openOtherSide();
    await after.settle();
    // 30,000 + 90,000
    await after.expectTreasury("120,000");
    await after.rollFans(3);
    await expect(after.step("Dedicated fans")).toContainText("1 → 2");
    await after.awardTouchdown(8);
    await after.playerOfTheMatch([6, 7, 8, 9, 10, 11], 3);
    await after.playerOfTheMatch([6, 7, 8, 9, 10, 11], 2);
    // A touchdown of a brute earns 2, and each of them was player of the match for 4.
    await after.expectPoints("7 Krimp", "6 unspent");
    await after.expectPoints("8 Hurk", "6 unspent");
    await after.press("Close advancement");
    await after.press("Close hiring");
    await after.rollCostlyErrors(6);
    await after.press("Ready for the next fixture");
    await after.expectAllDone();
  });

  await test.step("what everybody sees", async () => {
    const visitor = await PublicPages.open(browser, table);
    await visitor.expectRow(1, "Gutbrand Ironjaws", ["1", "1", "0", "0", "2–0", "+2"], 3);
    await visitor.expectRow(2, "Harrowgate Rovers", ["1", "0", "0", "1", "0–2", "−2"], 0);
    await visitor.expectTreasury("Harrowgate Rovers", "120,000");
    await visitor.expectTreasury("Gutbrand Ironjaws", "120,000");
  });
});
