import { expect, test } from "@playwright/test";
import { z } from "zod";
import { AccountPages, type Credentials } from "./support/account-pages";
import { type AppServer, startApp } from "./support/server";

const OLA: Credentials = { email: "ola@example.org", password: "the whole roof" };
let app: AppServer;

// The first one sets up; the others sign in to what it made.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

test("@both the first organiser sets up with the code of the terminal; what is wrong is named, and nothing is lost", async ({
  browser,
}) => {
  const ola = await AccountPages.onNewDevice(browser, app.url);
  await ola.open("/en/setup");
  await ola.fill("Code", "wrong-code");
  await ola.fill("E-mail", "ola@");
  await ola.fill("Password", "too short");
  await ola.press("Make the first account");
  await ola.expectAlert("Type the name");
  await ola.expectAlert("not an e-mail address");
  await ola.expectAlert("at least 10 characters");
  await expect(ola.page.getByLabel("Name")).toBeFocused();
  await expect(ola.page.getByLabel("Password", { exact: true })).toHaveValue("too short");
  await ola.fill("Name", "Ola Roof");
  await ola.fill("E-mail", OLA.email);
  await ola.fill("Password", OLA.password);
  await ola.press("Make the first account");
  await ola.expectAlert("This is not the code");
  await ola.fill("Code", (await app.setupCode()).toUpperCase());
  await ola.press("Make the first account");
  await ola.expectPath("/en/home");
  await ola.open("/en/setup");
  await expect(ola.page.getByRole("heading", { name: "Dugout is set up already" })).toBeVisible();
});

test("a wrong password is refused in the words for an unknown address; the right one leads on to where one wanted", async ({
  browser,
}) => {
  const ola = await AccountPages.onNewDevice(browser, app.url);
  await ola.signIn({ ...OLA, password: "a wrong guess" });
  await ola.expectAlert("E-mail and password do not fit together");
  await expect(ola.page.getByLabel("E-mail")).toHaveValue(OLA.email);
  await ola.signIn({ ...OLA, email: "nobody@example.org" });
  await ola.expectAlert("E-mail and password do not fit together");
  await ola.open("/en/account");
  await ola.expectPath("/en/sign-in?next=%2Fen%2Faccount");
  await ola.fill("E-mail", OLA.email);
  await ola.fill("Password", OLA.password);
  await ola.press("Sign in");
  await ola.expectPath("/en/account");
});

test("signing in works without script", async ({ browser }) => {
  const ola = await AccountPages.onNewDevice(browser, app.url, { javaScriptEnabled: false });
  await ola.signIn({ ...OLA, password: "a wrong guess" });
  await ola.expectAlert("E-mail and password do not fit together");
  await expect(ola.page.getByLabel("E-mail")).toHaveValue(OLA.email);
  await ola.signIn(OLA);
  await ola.expectPath("/en/home");
});

test("a new password signs out the other devices, and this one stays", async ({ browser }) => {
  const here = await AccountPages.onNewDevice(browser, app.url);
  const there = await AccountPages.onNewDevice(browser, app.url);
  for (const device of [here, there]) {
    await device.signIn(OLA);
    await device.expectPath("/en/home");
  }
  await here.open("/en/account");
  await here.fill("Present password", "a wrong guess");
  await here.fill("New password", "the whole new roof");
  await here.press("Change the password");
  await here.expectAlert("not your present password");
  await here.fill("Present password", OLA.password);
  await here.press("Change the password");
  await expect(here.page.getByText("The password is changed.")).toBeVisible();
  await here.expectSignedIn(true);
  await there.expectSignedIn(false);
  await here.open("/en/account");
  await here.fill("Present password", "the whole new roof");
  await here.fill("New password", OLA.password);
  await here.press("Change the password");
  await expect(here.page.getByText("The password is changed.")).toBeVisible();
});

test("signing out everywhere ends every session", async ({ browser }) => {
  const here = await AccountPages.onNewDevice(browser, app.url);
  const there = await AccountPages.onNewDevice(browser, app.url);
  for (const device of [here, there]) {
    await device.signIn(OLA);
    await device.expectPath("/en/home");
  }
  await here.open("/en/account");
  await here.press("Sign out everywhere");
  await expect(here.page.getByText("You are signed out everywhere.")).toBeVisible();
  await there.expectSignedIn(false);
});

test("a coach comes by invitation, loses the password, gets a link for a new one, and deletes the account", async ({
  browser,
}) => {
  const ola = await AccountPages.signedIn(browser, app.url, OLA);
  const league = { name: "Cellar League", timeZone: "Europe/Berlin" };
  const made = z.object({ leagueId: z.string(), slug: z.string() });
  const { leagueId, slug } = await ola.call("leagues.create", league, made);
  const { token } = await ola.call("leagues.invite", { leagueId, role: "coach" }, z.object({ token: z.string() }));

  const ana = await AccountPages.onNewDevice(browser, app.url);
  await ana.open("/en/sign-up");
  await expect(ana.page.getByRole("heading", { name: "Accounts here are by invitation" })).toBeVisible();
  await ana.open(`/en/sign-up?next=/en/join/${token}`);
  await expect(ana.page.getByText("You are invited to Cellar League.")).toBeVisible();
  await ana.fill("Name", "Ana");
  await ana.fill("E-mail", "ana@example.org");
  await ana.fill("Password", "nine pints of mead");
  await ana.press("Make the account");
  await ana.expectPath(`/en/join/${token}`);
  await ana.call("leagues.accept", { token }, z.object({ joined: z.literal(true) }));

  await ola.open(`/en/leagues/${slug}/members`);
  await ola.press("Password link");
  await ola.press("Make the link");
  const link = await ola.page.getByRole("dialog").getByText("/reset/").textContent();
  const forgetful = await AccountPages.onNewDevice(browser, app.url);
  await forgetful.page.goto(link ?? "");
  await expect(forgetful.page.getByText("For Ana")).toBeVisible();
  await forgetful.fill("New password", "ten pints of mead");
  await forgetful.press("Set the password");
  await forgetful.expectPath("/en/home");
  await forgetful.page.goto(link ?? "");
  await expect(forgetful.page.getByText("This link does not work any more")).toBeVisible();
  await ana.expectSignedIn(false);

  await forgetful.open("/en/account");
  await forgetful.page.getByText("Delete the account …").click();
  await expect(forgetful.page.getByText("This cannot be taken back.")).toBeVisible();
  await forgetful.page.getByRole("group").getByLabel("Present password").fill("ten pints of mead");
  await forgetful.press("Delete for good");
  await expect(forgetful.page.getByText("Your account is deleted.")).toBeVisible();
  await forgetful.signIn({ email: "ana@example.org", password: "ten pints of mead" });
  await forgetful.expectAlert("E-mail and password do not fit together");
});

test("after many failures one is told when to try again", async ({ browser }) => {
  const device = await AccountPages.onNewDevice(browser, app.url);
  await device.open("/en/sign-in");
  await device.fill("E-mail", "guessed@example.org");
  for (let time = 0; time < 10; time += 1) {
    await device.fill("Password", `guess ${time}`);
    const answer = device.page.waitForResponse((response) => response.request().method() === "POST");
    await device.press("Sign in");
    await answer;
    await expect(device.page.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-busy");
    await device.expectAlert("do not fit together");
  }
  await device.fill("Password", "one more guess");
  await device.press("Sign in");
  await device.expectAlert("Too many attempts. Try again in 15 minutes.");
});
