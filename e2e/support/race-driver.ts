import { type Browser, expect, type Page } from "@playwright/test";
import type { RaceOfFour } from "./race-league";

/** What somebody has seen on the screen of a race. */
export const SIGHTS = ["counterplay", "goal-kick", "yellow-card", "too-late", "goal"] as const;
export type Sight = (typeof SIGHTS)[number];

const LANDSCAPE = { width: 844, height: 390 };

/** A phone in landscape on which one player of a race sits, and plays by what it shows. */
export class RacePhone {
  private constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  /** Everybody of a race on a phone of their own, at the table. */
  static async all(browser: Browser, url: string, { playId, racers }: RaceOfFour): Promise<RacePhone[]> {
    const phones: RacePhone[] = [];
    for (const { name, cookie } of racers) {
      const context = await browser.newContext({ viewport: LANDSCAPE, hasTouch: true });
      await context.addCookies(
        cookie.split("; ").map((pair) => {
          const [key = "", ...value] = pair.split("=");
          return { name: key, value: value.join("="), url };
        }),
      );
      const phone = new RacePhone(await context.newPage(), name);
      await phone.page.goto(`${url}/en/plays/${playId}`);
      phones.push(phone);
    }
    return phones;
  }

  /** Taps "Ready" in the lobby. */
  async ready(): Promise<void> {
    const ready = this.page.getByRole("button", { name: "Ready", exact: true });
    // A tap before the page's script has come does nothing.
    await expect(async () => {
      if (await ready.isVisible()) await ready.tap();
      await expect(ready).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }

  /** Plays on by itself in the page, as fast as a practised hand: what fits, action cards first, else two are turned. */
  async playOn(): Promise<void> {
    await this.page.evaluate(playByItself);
  }

  /** What was on the screen since it plays on by itself. */
  async sights(): Promise<Sight[]> {
    const seen = await this.page.evaluate(() => document.documentElement.dataset.sights ?? "");
    return SIGHTS.filter((sight) => seen.split(" ").includes(sight));
  }

  async expectWinner(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toContainText(/win/, { timeout: 8 * 60_000 });
  }
}

/** Runs in the page: finds what to tap by role and label, and notes what it sees. */
function playByItself(): void {
  const REACTION = 150;
  const TURN = 420;
  const seen = new Set<string>();
  const says = (selector: string, words: RegExp) =>
    [...document.querySelectorAll(selector)].some((part) => words.test(part.textContent ?? ""));
  const look = () => {
    const centre =
      document.querySelector('section[aria-label="Centre"] [role="img"]')?.getAttribute("aria-label") ?? "";
    if (centre.startsWith("Counterplay")) seen.add("counterplay");
    if (centre.startsWith("Goal kick")) seen.add("goal-kick");
    if (says('[role="alert"]', /Yellow card/)) seen.add("yellow-card");
    if (says('[role="alert"]', /Goal for/)) seen.add("goal");
    if (says('[role="status"]', /Too late/)) seen.add("too-late");
    document.documentElement.dataset.sights = [...seen].join(" ");
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  let turned = 0;
  const tap = (button: Element | undefined | null) =>
    button?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "touch" }));
  setInterval(() => {
    const give = document.querySelector<HTMLElement>('[role="alertdialog"] button');
    if (give !== null) return give.click();
    const fits = [...document.querySelectorAll('button[aria-label$="(fits)"]')];
    const action = fits.find((button) => /Counterplay|Goal kick/.test(button.getAttribute("aria-label") ?? ""));
    if (fits.length > 0) return void tap(action ?? fits[0]);
    if (performance.now() - turned < TURN) return;
    turned = performance.now();
    tap(document.querySelector('button[aria-keyshortcuts="Space"]'));
  }, REACTION);
}
