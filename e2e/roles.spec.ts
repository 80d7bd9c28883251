import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectFit, LOOKS, wear } from "./support/look";
import { type Person, somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

const OFFICE = "/en/leagues/the-anchor";

let app: AppServer;
let leagueId: string;
let person: (name: string) => Person;
let ana: Page;
let bert: Page;
let cleo: Page;

// One league that Ana makes, and who runs it from then on.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  ({ person } = await somePeople(app, ["Ana", "Bert", "Cleo"]));
  const { leagues } = person("Ana").api;
  ({ leagueId } = await leagues.create.mutate({ name: "The Anchor", timeZone: "Europe/Berlin" }));
  const { token } = await leagues.invite.mutate({ leagueId });
  for (const name of ["Bert", "Cleo"]) await person(name).api.leagues.accept.mutate({ token });
  [ana, bert, cleo] = await Promise.all([device(browser, "Ana"), device(browser, "Bert"), device(browser, "Cleo")]);
});
test.afterAll(async () => {
  for (const page of [ana, bert, cleo]) await page.context().close();
  await app.discard();
});

const device = (browser: Browser, name: string) => person(name).onDevice(browser, "/en/home");
const open = (page: Page, path: string) => page.goto(app.url + path);
const roleOf = (page: Page, name: string) => page.getByLabel(`Role of ${name}`);
const options = (page: Page, label: string) => page.getByLabel(label).getByRole("option");

/** Gives somebody a role on the screen. */
async function give(page: Page, name: string, role: string): Promise<void> {
  await open(page, `${OFFICE}/members`);
  await roleOf(page, name).selectOption({ label: role });
  await expect(roleOf(page, name)).toBeEnabled();
  await expect(roleOf(page, name).locator("option:checked")).toHaveText(role);
}

/** The office is not there, and the way from the own page leads to what everybody sees. */
async function expectNoOffice(page: Page, role: string): Promise<void> {
  await open(page, `${OFFICE}/members`);
  await expect(page.getByText("Invitations")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The Anchor");
  await open(page, "/en/home");
  const way = page.getByRole("link", { name: `The Anchor ${role}` });
  await expect(way).toHaveAttribute("href", "/en/l/the-anchor");
}

test("a coach finds no office, and as a deputy does its work", async () => {
  await expectNoOffice(bert, "coach");
  await give(ana, "Bert", "deputy");
  await open(bert, "/en/home");
  await bert.getByRole("link", { name: "The Anchor deputy" }).click();
  await bert.getByRole("link", { name: "News", exact: true }).click();
  await bert.getByLabel("Title").fill("The draw is on Friday");
  await bert.getByLabel("Text").fill("Be there at eight.");
  await bert.getByRole("button", { name: "Publish" }).click();
  await expect(bert.getByRole("heading", { name: "The draw is on Friday" })).toBeVisible();
  await open(bert, `${OFFICE}/clubs`);
  await bert.getByLabel("Name of the competition").fill("Anchor Cup");
  await bert.getByRole("button", { name: "Make the competition" }).click();
  await expect(bert.getByRole("heading", { level: 2, name: "Anchor Cup" })).toBeVisible();
  await give(bert, "Cleo", "recorder");
});

test("a deputy is not offered to make organisers, and is refused where it is tried all the same", async () => {
  await open(bert, `${OFFICE}/members`);
  await expect(roleOf(bert, "Ana")).toBeDisabled();
  const lower = ["deputy", "recorder", "coach", "member"];
  await expect(options(bert, "Role of Cleo")).toHaveText(lower);
  await expect(options(bert, "Role of Bert")).toHaveText(lower);
  await expect(options(bert, "Invite as")).not.toContainText(["organiser"]);
  const { leagues } = person("Bert").api;
  const ofAna = { leagueId, userId: person("Ana").userId, role: "member" as const };
  await expect(leagues.setRole.mutate(ofAna)).rejects.toThrow("organisers-only");
  await expect(leagues.invite.mutate({ leagueId, role: "organiser" })).rejects.toThrow("organisers-only");
  await expect(leagues.remove.mutate({ leagueId, name: "The Anchor" })).rejects.toThrow("organisers-only");
  await open(ana, `${OFFICE}/members`);
  await expect(options(ana, "Role of Cleo")).toHaveText(["organiser", ...lower]);
  await expect(options(ana, "Invite as").filter({ hasText: "organiser" })).toHaveCount(1);
});

test("a league has several organisers, who give and take every role", async () => {
  await give(ana, "Cleo", "organiser");
  await open(cleo, `${OFFICE}/members`);
  await expect(roleOf(cleo, "Ana")).toBeEnabled();
  await give(cleo, "Bert", "coach");
  await expectNoOffice(bert, "coach");
});

test("a league is handed over: who gives the own role up is asked before, and is led out of the office", async () => {
  await open(ana, `${OFFICE}/members`);
  await roleOf(ana, "Ana").selectOption({ label: "member" });
  const asked = ana.getByRole("alertdialog", { name: "Change your own role?" });
  await expect(asked).toContainText("From organiser to member.");
  await expectFit(ana, "the own role");
  await asked.getByRole("button", { name: "Keep it" }).click();
  await expect(roleOf(ana, "Ana").locator("option:checked")).toHaveText("organiser");
  await roleOf(ana, "Ana").selectOption({ label: "member" });
  await asked.getByRole("button", { name: "Yes, change it" }).click();
  await expect(ana).toHaveURL(`${app.url}/en/home`);
  await expectNoOffice(ana, "member");
});

test("the last organiser stays one until there is another", async () => {
  await open(cleo, `${OFFICE}/members`);
  await roleOf(cleo, "Cleo").selectOption({ label: "member" });
  await cleo.getByRole("alertdialog").getByRole("button", { name: "Yes, change it" }).click();
  await expect(cleo.getByText("A league needs an organiser. Make somebody else organiser first.")).toBeVisible();
  await expect(roleOf(cleo, "Cleo").locator("option:checked")).toHaveText("organiser");
  await expectFit(cleo, "refused");
  await open(cleo, `${OFFICE}/audit`);
  await cleo.getByLabel("Show only").selectOption("role-changed");
  await cleo.getByRole("button", { name: "Show", exact: true }).click();
  await expect(cleo.getByRole("main").getByRole("listitem")).toHaveCount(5);
});

test("the members fit every device and language", async () => {
  test.setTimeout(180_000);
  for (const look of LOOKS) {
    await wear(cleo, look);
    await open(cleo, `/${look.locale}/leagues/the-anchor/members`);
    await expect(cleo.locator("main")).toBeVisible();
    await expectFit(cleo, `members in ${look.locale} on a ${look.device}`);
    await cleo.screenshot({
      path: test.info().outputPath(`members-${look.locale}-${look.device}.png`),
      fullPage: true,
    });
  }
});
