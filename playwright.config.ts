import { defineConfig } from "@playwright/test";

/** Sizes that every screen is made for: a phone, a tablet at the table, a desk. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
} as const;

/** What measures time, or kills processes at moments of its choice: nothing else runs meanwhile. */
const ALONE = /(durability|freshness|two-processes|ligretto[\w-]*)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  projects: [
    { name: "together", testIgnore: ALONE },
    { name: "alone", testMatch: ALONE, workers: 1 },
  ],
  // On a machine that is busy a page can be slower than a test waits for it; what fails twice is wrong.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  use: {
    viewport: SIZES.tablet,
    hasTouch: true,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
