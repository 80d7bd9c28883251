import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectFit, LOOKS, wear } from "./support/look";
import { somePeople } from "./support/people";
import { startReceiver } from "./support/receiver";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

test.beforeAll(async () => {
  app = await startApp({ DUGOUT_PRIVATE_HOOKS: "on" });
  receiver = await startReceiver((nth) => (nth === 0 ? 503 : 204));
});
test.afterAll(async () => {
  receiver.close();
  await app.discard();
});

test("an organiser adds a webhook, sees a test fail and sends it again; the receiver checks the signature", async ({
  browser,
}) => {
  const { people } = await somePeople(app, []);
  const page = await people[0]?.onDevice(browser, "/en/leagues/cellar/notices");
  if (page === undefined) throw new Error("nobody organises");
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("Name").fill("Scoreboard");
  await page.getByLabel("Address").fill(receiver.url);
  await page.getByRole("checkbox", { name: "Disputes" }).check();
  await page.getByRole("button", { name: "Add an address" }).click();
  const secret = (await page.getByTestId("hook-secret").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);

  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("answered 503")).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Delivered", { exact: true })).toBeVisible();
  await expect(page.getByText("answered 204")).toBeVisible();

  const { headers, body } = receiver.received[1] ?? { headers: {}, body: "" };
  expect(headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  expect(JSON.parse(body)).toMatchObject({ type: "test", data: { league: { name: "Cellar" } } });

  await page.reload();
  await expect(page.getByText(receiver.url)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  for (const look of LOOKS) {
    await wear(page, look);
    await page.goto(`${app.url}/${look.locale}/leagues/cellar/notices`);
    await expectFit(page, `notices ${look.locale} ${look.device}`);
  }
  await page.goto(`${app.url}/en/leagues/cellar/notices`);
  await page.getByLabel("Remind").selectOption({ label: "2 days before" });
  await expect(page.getByText("Saved")).toBeVisible();

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Nobody is told yet")).toBeVisible();
});
