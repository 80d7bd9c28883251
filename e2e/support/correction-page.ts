import { expect, type Locator, type Page } from "@playwright/test";

/** The screen on which a past match is corrected. */
export class CorrectionPage {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  async open(playId: string): Promise<void> {
    await this.page.goto(`${this.url}/en/corrections/${playId}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Correct a match" })).toBeVisible();
  }

  /** Names the other scorer of the first touchdown; answers with his name. */
  async nameOtherScorer(): Promise<string> {
    await this.page
      .getByRole("button", { name: /^Change: Touchdown/ })
      .first()
      .click();
    const who = this.dialog.getByLabel("Who");
    const chosen = await who.inputValue();
    const side = chosen.split(":")[0] ?? "";
    const options = await who
      .locator("option")
      .evaluateAll((all) =>
        all.map((option) => ({ value: option.getAttribute("value") ?? "", label: option.textContent ?? "" })),
      );
    const other = options.find(({ value }) => value.startsWith(`${side}:p`) && value !== chosen);
    await who.selectOption(other?.value ?? "");
    await this.dialog.getByRole("button", { name: "Note the change" }).click();
    return other?.label ?? "";
  }

  /** Says that the first touchdown did not happen. */
  async withdrawTouchdown(): Promise<void> {
    await this.page
      .getByRole("button", { name: /^Change: Touchdown/ })
      .first()
      .click();
    await this.dialog.getByRole("button", { name: "It did not happen" }).click();
  }

  /** What follows, once it is worked out. */
  async consequences(): Promise<Locator> {
    const card = this.page
      .locator("section.card")
      .filter({ has: this.page.getByRole("heading", { level: 2, name: "What follows from it" }) });
    await expect(card.getByRole("heading", { level: 3, name: "Matches that change" })).toBeVisible();
    return card;
  }

  /** Keeps whatever is not legal any more, and lets the app roll what was never rolled. */
  async decideEverything(): Promise<void> {
    const ready = this.page.getByText("All of it is carried out at once.");
    const waiting = this.page.getByText("Decide on everything above first.");
    for (let round = 0; round < 40; round++) {
      await expect(ready.or(waiting)).toBeVisible();
      await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
      if (await ready.isVisible()) return;
      const roll = this.page.getByRole("button", { name: "Let the app roll" });
      if (await roll.isVisible()) {
        await roll.click();
        continue;
      }
      await this.page
        .getByTestId("fault")
        .filter({ hasNotText: "Kept by your decision" })
        .first()
        .getByRole("radio", { name: "Keep" })
        .check();
    }
  }

  async confirm(reason: string): Promise<void> {
    await this.page.getByLabel("Reason").fill(reason);
    await this.page.getByRole("button", { name: "Correct the match", exact: true }).click();
    await expect(this.page.getByText("Corrected. The log keeps both versions.")).toBeVisible();
  }

  private get dialog(): Locator {
    return this.page.getByRole("dialog");
  }
}
