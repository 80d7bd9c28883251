import { readdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { SIZES } from "../../playwright.config";
import { Keyboard } from "./keyboard";
import { RULES } from "./look";

/** The address of a public page in English; files that are taken along have a dot. */
const PAGE = /^\/en\/(l|developers)[^.]*$/;

/** Ids in a path, by what stands before them. */
const IDS = /\/(clubs|against|coaches|players|news|plays)\/[^/]+/g;

/** The files below the public pages: "l/[league]/clubs/page.tsx". */
export const publicFiles = (): string[] =>
  readdirSync("app/[locale]/(public)", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(page|route|opengraph-image)\.tsx?$/.test(file))
    .sort();

/** Asks for the picture that a page shows where it is shared. */
export async function expectShareImage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const address = await page.locator('meta[property="og:image"]').first().getAttribute("content");
  const image = await page.request.get(new URL(pathOnly(address ?? ""), url).href);
  expect(image.headers()["content-type"], url).toBe("image/png");
}

/** Whether a path such as "/en/l/cellar/clubs" is of a file such as "l/[league]/clubs/page.tsx". */
export function isOfFile(path: string, file: string): boolean {
  const shape = file.replace(/(\/?(page|route))?\.tsx?$/, "").replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^/\\w\\w/${shape.replace(".", "\\.")}$`).test(path);
}

/**
 * A visitor with a phone and a keyboard who follows every kind of link of a league once, and looks at every page that it
 * leads to.
 */
export class PublicWalk {
  /** Where the walk went, in its order. */
  readonly visited: string[] = [];
  private readonly kinds = new Set<string>();
  private readonly keyboard: Keyboard;

  constructor(private readonly page: Page) {
    this.keyboard = new Keyboard(page);
  }

  /** Looks at the page that is open, and goes on from there; comes back to it in the end. */
  async goOn(): Promise<void> {
    const here = pathOf(this.page);
    this.kinds.add(kindOf(here));
    this.visited.push(here);
    await expectFitsPhone(this.page, here);
    for (const href of await this.stops(here)) {
      if (this.kinds.has(kindOf(href))) continue;
      await this.keyboard.press(this.page.locator(`a[href="${href}"]:visible`).first());
      await this.page.waitForURL(({ pathname }) => pathname === pathOnly(href));
      await this.goOn();
      await this.page.goBack();
      await this.page.waitForURL(({ pathname }) => pathname === here);
    }
  }

  /** Tabs through the whole page, opens what is folded; answers with where its links lead. */
  private async stops(here: string): Promise<string[]> {
    const hrefs: string[] = [];
    for (;;) {
      await this.page.keyboard.press("Tab");
      const stop = await this.page.evaluate(readStop);
      if (stop === "the end") break;
      if (stop === "the same") continue;
      expect(stop.isSeen, `${here}: the focus on "${stop.text}" is seen`).toBe(true);
      if (stop.isFolded) await this.page.keyboard.press("Enter");
      if (stop.href !== null && PAGE.test(stop.href)) hrefs.push(stop.href);
    }
    expect(await this.page.evaluate(passedOver), `${here}: not reached by Tab`).toEqual([]);
    return hrefs;
  }
}

/** Keeps WCAG AA and is not wider than a phone. */
export async function expectFitsPhone(page: Page, what: string): Promise<void> {
  await expect(page.locator("main")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    what,
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(SIZES.phone.width);
}

const pathOnly = (href: string) => new URL(href, "http://app").pathname;

const pathOf = (page: Page) => pathOnly(page.url());

/** Pages that are alike: every club is one kind, each table of a competition is another. */
const kindOf = (href: string) =>
  pathOnly(href)
    .replace(IDS, "/$1/*")
    .replace(/-[\d-]+$/, "-*");

/** What has the focus now; "the end" where the round through the page is over, "the same" within a field of several parts. */
function readStop() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "the end" as const;
  if (focused.dataset.walked !== undefined)
    return focused instanceof HTMLInputElement ? ("the same" as const) : ("the end" as const);
  focused.dataset.walked = "";
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  return {
    text: focused.textContent.trim() || focused.ariaLabel || focused.tagName,
    href: focused.getAttribute("href"),
    isSeen: outlineStyle !== "none" || boxShadow !== "none",
    isFolded: focused.tagName === "SUMMARY" && focused.closest("main details:not([open])") !== null,
  };
}

/** Links and buttons that are shown and never had the focus. */
function passedOver(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main a[href], main button, main summary")]
    .filter((element) => element.checkVisibility() && element.dataset.walked === undefined)
    .map(({ outerHTML }) => outerHTML);
}
