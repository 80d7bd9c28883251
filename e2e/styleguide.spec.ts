import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

let app: AppServer;
test.beforeAll(async () => {
  app = await startApp({ DUGOUT_STYLEGUIDE: "on" });
});
test.afterAll(({ browser }) => app.discard(browser));

for (const colorScheme of ["light", "dark"] as const) {
  test(`the parts keep WCAG AA in ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SIZES.phone, colorScheme });
    const page = await context.newPage();
    await page.goto(`${app.url}/en/styleguide`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    await context.close();
  });
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`no part is wider than a ${device}, in German neither`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const locale of ["en", "de"]) {
      await page.goto(`${app.url}/${locale}/styleguide`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test("a reader's theme is kept, and every menu closes on a tap elsewhere", async ({ page }) => {
  await page.goto(`${app.url}/en/styleguide`);
  const root = page.locator("html");
  await page.locator("summary").first().click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.mouse.click(20, 600);
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("a path without a language leads to the reader's, then to the one last read", async ({ browser }) => {
  const context = await browser.newContext({ locale: "fr-CA" });
  const page = await context.newPage();
  await page.goto(`${app.url}/styleguide`);
  await expect(page).toHaveURL(`${app.url}/fr/styleguide`);
  await page.goto(`${app.url}/es/styleguide`);
  await page.goto(`${app.url}/styleguide`);
  await expect(page).toHaveURL(`${app.url}/es/styleguide`);
  await context.close();
});

test("a language or a page that does not exist is not found", async ({ request }) => {
  for (const path of ["/en/nowhere", "/de/l/nowhere/at/all/here", "/api/nowhere"]) {
    expect((await request.get(`${app.url}${path}`)).status()).toBe(404);
  }
});
