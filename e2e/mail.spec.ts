import { expect, test } from "@playwright/test";
import { AccountPages } from "./support/account-pages";
import { expectFit, LOOKS, wear } from "./support/look";
import { startMailbox } from "./support/mailbox";
import { somePeople } from "./support/people";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

test.beforeAll(async () => {
  mailbox = await startMailbox();
  app = await startApp({ DUGOUT_SMTP_URL: mailbox.url, DUGOUT_MAIL_FROM: "Cellar <cellar@example.org>" });
});
test.afterAll(async () => {
  mailbox.close();
  await app.discard();
});

async function nextMail(already: number): Promise<string> {
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(already);
  return mailbox.mails[already] ?? "";
}

test("invited by mail, a password forgotten and set anew, and mails that one wishes for", async ({ browser }) => {
  const { people } = await somePeople(app, ["Ines"]);
  const office = await people[0]?.onDevice(browser, "/en/leagues/cellar/members");
  const ines = await people[1]?.onDevice(browser, "/en/account");
  if (office === undefined || ines === undefined) throw new Error("two people are needed");
  await office.getByLabel("Or send it by mail to").fill("new@example.org");
  await office.getByRole("button", { name: "Send by mail" }).click();
  await expect(office.getByText("The invitation is on its way")).toBeVisible();
  expect(await nextMail(0)).toMatch(
    /To: <?new@example.org>?.*Ola Roof invites you to the league Cellar.*\/en\/join\//s,
  );
  await expectFit(office, "members with mail");

  const card = ines.locator("section", { has: ines.getByRole("heading", { name: "Mails" }) });
  await expect(card.getByRole("checkbox", { name: "Reminders of deadlines" })).not.toBeChecked();
  await card.getByRole("checkbox", { name: "The week in your leagues" }).check();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Saved.")).toBeVisible();
  await ines.reload();
  await expect(card.getByRole("checkbox", { name: "The week in your leagues" })).toBeChecked();
  await expectFit(ines, "account with mails");

  const { page } = await AccountPages.onNewDevice(browser, app.url);
  await page.goto(`${app.url}/en/sign-in`);
  await page.getByRole("link", { name: "Send me a link" }).click();
  await page.getByLabel("E-mail").fill("ines@example.org");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If there is an account with this address")).toBeVisible();
  const link = /\/en\/reset\/[\w-]+/.exec(await nextMail(1))?.[0] ?? "";
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}/forgot`);
    await expectFit(page, `forgot ${look.locale} ${look.device}`);
  }
  await page.goto(app.url + link);
  await page.getByLabel("New password").fill("a brand new one");
  await page.getByRole("button", { name: "Set" }).click();
  await expect(page).toHaveURL(/\/en\/home/);
  await page.goto(`${app.url}/en/unsubscribe/nobody.digest.seal`);
  await expect(page.getByText("This link is not complete")).toBeVisible();
});
