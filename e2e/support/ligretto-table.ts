import { expect, type Page } from "@playwright/test";

const ROUND_TAKES_AT_MOST = 60_000;

/** The table of Ligretto Fussball as one player uses it. */
export class LigrettoTable {
  constructor(private readonly page: Page) {}

  /** Both play whatever fits and turn otherwise, until a card is a goal. */
  static async raceToGoal(tables: readonly LigrettoTable[]): Promise<void> {
    await expect(async () => {
      for (const table of tables) await table.move();
      expect(await tables[0]?.isRoundOver()).toBe(true);
    }).toPass({ timeout: ROUND_TAKES_AT_MOST, intervals: [200] });
  }

  async ready(): Promise<void> {
    const ready = this.page.getByRole("button", { name: "Ready", exact: true });
    // A tap before the page's script has come does nothing.
    await expect(async () => {
      if (await ready.isVisible()) await ready.tap();
      await expect(ready).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }

  /** The signal has come: the countdown is gone, and a 4 is looked for. */
  async expectKickOff(): Promise<void> {
    await expect(this.page.getByRole("region", { name: "Your display" })).toBeVisible();
    await expect(this.page.getByRole("timer")).toHaveCount(0);
    await expect(this.page.getByRole("alert").filter({ hasText: "Waiting for" })).toHaveCount(0);
  }

  /** No 4 lies open at first, so the first card is a wrong one. */
  async playWrongCard(): Promise<void> {
    await this.display().first().tap();
  }

  async turn(): Promise<void> {
    await this.page.getByRole("button", { name: /^(Turn 2|Gather)/ }).tap();
  }

  async expectSaid(words: string): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: words })).toBeVisible();
  }

  async expectGoal(): Promise<void> {
    await expect(this.page.getByRole("alert").filter({ hasText: "Goal for" })).toBeVisible();
  }

  /** Only a goal stops the moves for as long as the test's break lasts; a yellow card to give is given. */
  async move(): Promise<void> {
    const give = this.page.getByRole("alertdialog").getByRole("button").first();
    const fits = this.page.getByRole("button", { name: /\(fits\)$/ }).first();
    const turn = this.page.getByRole("button", { name: /^(Turn 2|Gather)/ });
    if (await this.isRoundOver()) return;
    const next = (await give.count()) > 0 ? give : (await fits.count()) > 0 ? fits : turn;
    // The other player may have changed the table meanwhile.
    await next.tap({ timeout: 600, force: true }).catch(() => undefined);
  }

  isRoundOver(): Promise<boolean> {
    return this.page.getByRole("button", { name: /^(Ready|Waiting for the others)$/ }).isVisible();
  }

  private display() {
    return this.page.getByRole("region", { name: "Your display" }).getByRole("button");
  }
}
