import { expect, type Page, test } from "@playwright/test";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(({ browser }) => app.discard(browser));

/** How many tones and noises the page has begun. */
const heard = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.heard ?? "0"));

test("a table is silent and in motion until this device says otherwise, and keeps what was said", async ({ page }) => {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      const { dataset } = document.documentElement;
      dataset.heard = String(Number(dataset.heard ?? "0") + 1);
      start.call(this, when);
    };
  });
  await toLobby(page);
  await page.getByRole("button", { name: "Ready", exact: true }).tap();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("timer")).toBeHidden();
  expect(await heard(page)).toBe(0);

  await toLobby(page);
  const settings = page.getByRole("button", { name: "Sound and motion" });
  await settings.tap();
  const sounds = page.getByRole("switch", { name: "Sounds" });
  const motion = page.getByRole("switch", { name: /^Movement on the table/ });
  await expect(sounds).not.toBeChecked();
  await expect(motion).toBeChecked();
  await sounds.check();
  await motion.uncheck();
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");

  await page.goto(`${app.url}/en`);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
  await toLobby(page);
  await settings.tap();
  await expect(sounds).toBeChecked();
  await motion.check();
  await expect(page.locator("html")).not.toHaveAttribute("data-motion");
  await page.getByRole("button", { name: "Close" }).tap();
  const before = await heard(page);
  await page.getByRole("button", { name: "Ready", exact: true }).tap();
  await expect.poll(() => heard(page)).toBeGreaterThan(before);
});

/** The lobby of a match against the computer. */
async function toLobby(page: Page): Promise<void> {
  await page.goto(`${app.url}/en/plays/practice/ligretto`);
  const level = page.getByRole("button", { name: "Practised" });
  // A tap before the page's script has come does nothing.
  await expect(async () => {
    if (await level.isVisible()) await level.tap();
    await expect(level).toBeHidden({ timeout: 1_000 });
  }).toPass();
}
