import { type Browser, expect, type Page } from "@playwright/test";
import { SIZES } from "../../playwright.config";

/** Somebody without an account, with the link to a table. */
export class PublicPages {
  private constructor(
    readonly page: Page,
    private readonly table: string,
  ) {}

  static async open(browser: Browser, table: string): Promise<PublicPages> {
    const page = await (await browser.newContext({ viewport: SIZES.desk })).newPage();
    await page.goto(table);
    return new PublicPages(page, table);
  }

  /** A line of the table: played, won, drawn, lost, touchdowns, difference; then the points. */
  async expectRow(place: number, club: string, figures: readonly string[], points: number): Promise<void> {
    const row = this.page.getByRole("table").getByRole("row").nth(place);
    await expect(row.getByRole("rowheader")).toContainText(club);
    await expect(row.getByRole("cell")).toHaveText([String(place), ...figures, /./, String(points)]);
  }

  async expectTreasury(club: string, gold: string): Promise<void> {
    await this.page.goto(this.table);
    await this.page.getByRole("link", { name: club }).first().click();
    await expect(this.page.getByText(gold, { exact: true }).first()).toBeVisible();
  }
}
