import { expect, type Locator, type Page } from "@playwright/test";

/** A season on somebody's touch screen. */
export class SeasonPage {
  readonly dock: Locator;
  readonly roll: Locator;
  readonly lineUp: Locator;

  constructor(readonly page: Page) {
    this.dock = page.getByRole("region", { name: "What can be done now" });
    this.roll = this.dock.getByRole("button", { name: "Roll", exact: true });
    this.lineUp = page.getByRole("button", { name: "Lock the line-up" });
  }

  /** Rolls, signs whom it can where there is time for it, and ends the turn. */
  async takeTurn({ signs = true } = {}): Promise<void> {
    const end = this.dock.getByRole("button", { name: "End turn" });
    await this.tapAndWait(this.roll);
    for (let step = 0; step < 30; step++) {
      const open = this.page.locator(".pc:not(.no, .pc-gone)").first();
      if (signs && (await open.isVisible())) {
        await open.tap();
        await this.dock
          .getByRole("button", { name: /^(Sign|Sell) / })
          .first()
          .tap();
        await expect(this.page.locator(".pc.sel")).toHaveCount(0);
      } else if (await end.isVisible()) {
        await this.tapAndWait(end);
        return;
      } else if ((await this.roll.isVisible()) || (await this.dock.getByRole("button").count()) === 0) return;
      else await this.tapAndWait(this.dock.getByRole("button").first());
    }
  }

  /** Does whatever brings a matchday on: locks, plays out, skips to the result, goes on. Says whether there was something. */
  async goOn(): Promise<boolean> {
    for (const name of ["Lock the line-up", "Play it out", "To the result", "Continue"]) {
      const button = this.page.getByRole("button", { name, exact: true });
      // It may go between the two questions, and the second would wait for it.
      const isOpen = async () => (await button.isVisible()) && button.isEnabled({ timeout: 500 });
      if (!(await isOpen().catch(() => false))) continue;
      await button.tap({ timeout: 2_000 }).catch(() => {});
      return true;
    }
    return false;
  }

  private async tapAndWait(button: Locator): Promise<void> {
    await Promise.all([this.page.waitForResponse((answer) => answer.url().includes("plays.act")), button.tap()]);
    await expect(this.dock.locator("[aria-busy]")).toHaveCount(0);
  }
}
