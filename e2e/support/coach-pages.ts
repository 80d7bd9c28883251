import { type Browser, expect, type Page } from "@playwright/test";
import { AccountPages } from "./account-pages";

/** A club as its coach types it: how many of each position, and names in the order of the shirts. */
export interface TypedDraft {
  readonly club: string;
  readonly roster: string;
  readonly positions: readonly (readonly [position: string, count: number])[];
  readonly names: readonly string[];
  readonly captain: string;
  readonly rerolls: number;
  /** Beside the first one, who is free. */
  readonly moreFans: number;
}

/** A coach on the own device: comes by invitation, founds and drafts a club, starts the match. */
export class CoachPages {
  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async join(browser: Browser, url: string, invitation: string, name: string): Promise<CoachPages> {
    const { page } = await AccountPages.onNewDevice(browser, url, { hasTouch: true });
    await page.goto(invitation);
    await page.getByRole("link", { name: "Make an account" }).click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("E-mail").fill(`${name.toLowerCase()}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill("a bench in the rain");
    await page.getByRole("button", { name: "Make the account" }).click();
    await page.getByRole("button", { name: /^Join / }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My dugout" })).toBeVisible();
    return new CoachPages(page, url);
  }

  async foundClub(club: string): Promise<void> {
    await this.page.getByRole("button", { name: /^New club in / }).click();
    await this.page.getByLabel("Club name").fill(club);
    await this.page.getByRole("button", { name: "Found the club" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: club })).toBeVisible();
  }

  /** Types the whole draft by hand; what is left is on the screen before it is finished. */
  async draft({ roster, positions, names, captain, rerolls, moreFans }: TypedDraft, left: string): Promise<void> {
    const { page } = this;
    await page.getByRole("button", { name: new RegExp(`^${roster} `) }).click();
    for (const [position, count] of positions) await this.more(position, count);
    for (const [index, name] of names.entries()) {
      await page
        .getByRole("listitem")
        .filter({ has: page.getByLabel("No.") })
        .nth(index)
        .getByRole("textbox")
        .fill(name);
    }
    await page.getByLabel("Captain").selectOption({ label: captain });
    await this.more("Re-rolls", rerolls);
    await this.more("Dedicated fans", moreFans);
    await page.getByRole("switch", { name: /^Apothecary/ }).check();
    await expect(page.getByText(`Legal. ${left} go into the treasury.`)).toBeVisible();
    await page.getByRole("button", { name: "Finish the draft" }).click();
    await page.getByRole("button", { name: "Yes, finish it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My dugout" })).toBeVisible();
  }

  private async more(what: string, times: number): Promise<void> {
    const plus = this.page.getByRole("button", { name: new RegExp(`^One more: ${what}`) });
    for (let time = 0; time < times; time++) await plus.click();
  }

  /** Starts the next match, or goes to the one that runs; answers with its address. */
  async toTheMatch(): Promise<string> {
    await this.page.goto(`${this.url}/en/home`);
    await this.page
      .getByRole("button", { name: "Start the match" })
      .or(this.page.getByRole("link", { name: /^To the / }))
      .click();
    await expect(this.page).toHaveURL(/\/plays\//);
    return this.page.url();
  }
}
