import { type Browser, expect, type Page } from "@playwright/test";
import { AccountPages, type Credentials } from "./account-pages";

/** The organiser at the desk: makes a league, invites, lays the calendar. */
export class OfficePages {
  private constructor(
    readonly page: Page,
    private readonly url: string,
    private readonly slug: string,
  ) {}

  /** Sets the app up and makes the league. */
  static async setUp(
    browser: Browser,
    url: string,
    code: string,
    who: Credentials,
    league: string,
  ): Promise<OfficePages> {
    const account = await AccountPages.onNewDevice(browser, url);
    await account.setUp(code, who);
    const { page } = account;
    await page.getByRole("link", { name: "New league" }).click();
    await page.getByLabel("Name of the league").fill(league);
    await page.getByRole("button", { name: "Make the league" }).click();
    await expect(page.getByRole("heading", { level: 1, name: league })).toBeVisible();
    await expect(page).toHaveURL(/\/leagues\/[\w-]+$/);
    return new OfficePages(page, url, page.url().split("/").at(-1) ?? "");
  }

  get publicPath(): string {
    return `${this.url}/en/l/${this.slug}`;
  }

  async makeCompetition(name: string): Promise<void> {
    await this.openTab("Clubs");
    await this.page.getByLabel("Name of the competition").fill(name);
    await this.page.getByRole("radio", { name: "Double round robin" }).check();
    await this.page.getByRole("button", { name: "Make the competition" }).click();
    await expect(this.page.getByRole("heading", { level: 2, name })).toBeVisible();
  }

  /** A link that makes coaches of those who open it. */
  async inviteCoaches(): Promise<string> {
    await this.openTab("Members");
    await this.page.getByRole("button", { name: "Make a link" }).click();
    return (await this.page.getByTestId("invitation-address").textContent()) ?? "";
  }

  async makeCalendar(): Promise<void> {
    await this.openTab("Clubs");
    await this.page.getByRole("button", { name: "Make the calendar", exact: true }).click();
    await expect(this.page.getByText("are made")).toBeVisible();
  }

  async openTab(tab: "Overview" | "Calendar" | "Clubs" | "Members"): Promise<void> {
    await this.page.getByRole("link", { name: tab, exact: true }).click();
    await expect(this.page.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
  }
}
