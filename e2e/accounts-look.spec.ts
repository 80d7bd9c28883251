import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SIZES } from "../playwright.config";
import { AccountPages, type Credentials } from "./support/account-pages";
import { RULES } from "./support/look";
import { type AppServer, startApp } from "./support/server";

const OLA: Credentials = { email: "ola@example.org", password: "the whole roof" };
const OUTSIDE = ["/setup", "/sign-in", "/sign-up", "/reset/no-such-link-at-all"];
const INSIDE = ["/account", "/people", "/sign-out"];
let app: AppServer;
let signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;

test.beforeAll(async ({ browser }) => {
  app = await startApp({ AUTH_GITHUB_ID: "some-id", AUTH_GITHUB_SECRET: "some-secret" });
  const ola = await AccountPages.onNewDevice(browser, app.url);
  await ola.setUp(await app.setupCode(), OLA);
  signedIn = await ola.page.context().storageState();
});
test.afterAll(({ browser }) => app.discard(browser));

for (const [device, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`pages about accounts keep WCAG AA and the width of a ${device} in ${colorScheme}`, async ({ browser }) => {
      const outside = await browser.newContext({ viewport, colorScheme });
      const inside = await browser.newContext({ viewport, colorScheme, storageState: signedIn });
      await expectFit(await outside.newPage(), OUTSIDE, viewport.width);
      await expectFit(await inside.newPage(), INSIDE, viewport.width);
    });
  }
}

async function expectFit(page: Page, paths: readonly string[], width: number): Promise<void> {
  for (const path of paths) {
    await page.goto(`${app.url}/de${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
  }
}
