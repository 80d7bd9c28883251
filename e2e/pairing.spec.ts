import { expect, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;

test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("a tablet without an account photographs the code, records that match and nothing else, and is taken out again", async ({
  browser,
}) => {
  const league = await SmallLeague.make(browser, app);
  const playId = await league.startPlay(0);
  const organiser = await AccountPages.onNewDevice(browser, app.url);
  await organiser.signIn({ email: "ola@example.org", password: "the whole roof" });
  const office = organiser.page;
  await expect(office).toHaveURL(/\/en\/(home|leagues)/);
  await office.goto(`${app.url}/en/leagues/tuesday-cellar-league/calendar`);
  await office.getByRole("button", { name: "Pair a tablet" }).click();
  await expect(office.getByRole("img", { name: "Code for a tablet" })).toBeVisible();
  const address = (await office.getByTestId("pairing-address").textContent()) ?? "";

  const tablet = await (await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } })).newPage();
  await tablet.goto(address);
  await tablet.getByRole("button", { name: "Use this tablet" }).tap();
  await expect(tablet).toHaveURL(new RegExp(`/en/plays/${playId}$`));
  await expect(tablet.getByRole("heading", { level: 1 })).toBeVisible();
  await tablet.goto(address);
  await expect(tablet.getByText("This code opens nothing any more")).toBeVisible();
  await tablet.goto(`${app.url}/en/leagues/tuesday-cellar-league/calendar`);
  await expect(tablet).toHaveURL(/\/sign-in/);

  await office.keyboard.press("Escape");
  await office.getByRole("button", { name: "Pair a tablet" }).click();
  await office.getByRole("button", { name: "Take out" }).click();
  await expect(office.getByText("None yet")).toBeVisible();
  await tablet.goto(`${app.url}/en/plays/${playId}`);
  await expect(tablet).not.toHaveURL(new RegExp(`/en/plays/${playId}$`));
});
