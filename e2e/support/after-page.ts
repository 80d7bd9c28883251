import { expect, type Locator } from "@playwright/test";
import { PlayPage } from "./play-page";

/** One side's steps after a match, with typed faces. */
export class AfterPage extends PlayPage {
  step(name: string): Locator {
    return this.page.getByRole("listitem").filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  async settle(): Promise<void> {
    await this.press("Settle result and winnings");
  }

  async rollFans(face: number): Promise<void> {
    await this.press("Roll for fans");
    await this.faces(/^Dedicated fans/, face);
  }

  /** Names six, and a die picks one of them. */
  async playerOfTheMatch(numbers: readonly number[], face: number): Promise<void> {
    const step = this.step("Advancement");
    for (const number of numbers) await step.getByRole("button", { name: new RegExp(`^${number} \\D`) }).click();
    await this.press("Roll for the player of the match");
    await this.faces(/^Player of the match/, face);
  }

  /** Gives the one touchdown that nobody scored to that player. */
  async awardTouchdown(number: number): Promise<void> {
    await this.step("Advancement")
      .getByRole("button", { name: new RegExp(`^${number} \\D`) })
      .click();
    await this.press("Award");
  }

  async openOtherSide(): Promise<void> {
    await this.press("Open this side");
  }

  async hire(position: string, name: string, gold: string): Promise<void> {
    await this.step("Hiring and staff")
      .locator(".shop-line")
      .filter({ hasText: position })
      .getByRole("button", { name: "Hire" })
      .click();
    await this.page.getByLabel("Name", { exact: true }).fill(name);
    await this.press(`Hire for ${gold}`);
  }

  /** Rolls twice on the table of a category; each roll is two faces. */
  async advanceAtRandom(
    player: string,
    category: string,
    ...rolls: readonly (readonly [number, number])[]
  ): Promise<void> {
    await this.openAdvance(player);
    const dialog = this.page.getByRole("dialog", { name: player });
    await dialog.getByLabel("Random primary").selectOption({ label: category });
    await dialog.getByRole("button", { name: "3 SPP" }).click();
    for (const roll of rolls) await this.faces(/^Random skill/, ...roll);
  }

  /** The ways in which that player can advance. */
  async openAdvance(player: string): Promise<void> {
    await this.points(player).getByRole("button", { name: "Advance" }).click();
  }

  /** The first that the way at that price offers. */
  async advance(player: string, price: string): Promise<void> {
    await this.openAdvance(player);
    const dialog = this.page.getByRole("dialog", { name: player, exact: true });
    await dialog.getByRole("button", { name: price, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** That skill, by the words that the way offers it with. */
  async advanceBy(player: string, way: string, option: string, price: string): Promise<void> {
    await this.openAdvance(player);
    const dialog = this.page.getByRole("dialog", { name: player, exact: true });
    await dialog.getByLabel(way).selectOption({ label: option });
    // Several ways may cost the same.
    const line = dialog.locator(".row").filter({ has: this.page.getByLabel(way) });
    await line.getByRole("button", { name: price, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Refuses the characteristic that was rolled. */
  async takeInstead(skill: string): Promise<void> {
    await this.page.getByLabel("A skill instead").selectOption({ label: skill });
    await this.press("Take the skill");
  }

  async hireJourneyman(name: string): Promise<void> {
    await this.step("Hiring and staff")
      .locator(".shop-line")
      .filter({ hasText: /Journeyman \d/ })
      .getByRole("button", { name: "Hire" })
      .click();
    await this.page.getByLabel("Name", { exact: true }).fill(name);
    await this.press(/^Hire for /);
  }

  async expectPoints(player: string, ...facts: readonly string[]): Promise<void> {
    for (const fact of facts) await expect(this.points(player)).toContainText(fact);
  }

  private points(player: string): Locator {
    return this.page.locator(".spp-line").filter({ hasText: player });
  }

  async rollCostlyErrors(face: number): Promise<void> {
    await this.press("Roll for costly errors");
    await this.faces(/^Costly errors/, face);
  }

  get litCell(): Locator {
    return this.page.locator("td[aria-current]");
  }

  /** Of the side that is open. */
  async expectTreasury(gold: string): Promise<void> {
    await expect(this.page.locator(".gold").first()).toHaveText(gold);
  }

  async expectAllDone(): Promise<void> {
    await expect(this.page.getByText("All six steps are done.")).toBeVisible();
  }
}
