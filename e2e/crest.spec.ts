import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { AccountPages } from "./support/account-pages";
import { type AppServer, startApp } from "./support/server";
import { SmallLeague } from "./support/small-league";

let app: AppServer;
let league: SmallLeague;

test.beforeAll(async ({ browser }) => {
  app = await startApp();
  league = await SmallLeague.make(browser, app);
});
test.afterAll(({ browser }) => app.discard(browser));

test("a club's crest becomes an image, is seen by everybody, and is taken away again", async ({ browser, request }) => {
  const organiser = await AccountPages.signedIn(browser, app.url, {
    email: "ola@example.org",
    password: "the whole roof",
  });
  const { page } = organiser;
  await page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Harrowgate Rovers" }) })
    .getByRole("link", { name: "Crest, name, shirts" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Harrowgate Rovers" })).toBeVisible();

  const edit = page.url();

  await test.step("a file that is no image is refused, with the reason", async () => {
    await page.getByRole("tab", { name: "Use an image" }).click();
    const upload = page.getByLabel(/^Choose an image/);
    await upload.setInputFiles({ name: "crest.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await organiser.expectAlert("That is not a PNG, JPEG or WebP image.");
  });

  const address = await test.step("an image is shown as the crest, and kept for good under its hash", async () => {
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#7a1f3d" } })
      .jpeg()
      .toBuffer();
    await page.locator("input[type=file]").setInputFiles({ name: "crest.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("status").filter({ hasText: "The crest is saved." })).toBeVisible();
    await page.goto(`${app.url}/en${league.club}`);
    const crest = page.locator("header img.crest-image");
    await expect(crest).toBeVisible();
    expect(await crest.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(256);
    const source = await crest.getAttribute("src");
    const answer = await request.get(`${app.url}${source}`);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    return `${app.url}${source}`;
  });

  await test.step("the table and the share image have it as well", async () => {
    await page.goto(`${app.url}/en${league.table}`);
    await expect(page.locator("main img.crest-image").first()).toBeVisible();
    await page.goto(`${app.url}/en${league.club}`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const share = await request.get(app.url + new URL(picture ?? "").pathname);
    expect(share.headers()["content-type"]).toBe("image/png");
    expect((await share.body()).byteLength).toBeGreaterThan(10_000);
  });

  await test.step("without it the club has the crest of its name again, and the image is gone", async () => {
    await page.goto(edit);
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The crest is removed." })).toBeVisible();
    await page.goto(`${app.url}/en${league.club}`);
    await expect(page.locator("header svg.crest")).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
});
