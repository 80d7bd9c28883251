import { expect, type Locator, type Page } from "@playwright/test";

/** What every screen of a play has: typed faces, the undo, and the line that says whether all is saved. */
export class PlayPage {
  constructor(readonly page: Page) {}

  async typeDice(): Promise<void> {
    await this.page.getByRole("radio", { name: "Typed" }).check();
  }

  /** Types the faces that are asked for, in the prompt that says what they are for. */
  async faces(what: string | RegExp, ...faces: readonly number[]): Promise<void> {
    const prompt = this.page.getByRole("dialog", { name: what });
    await expect(prompt).toBeVisible();
    for (const face of faces) await prompt.getByRole("button", { name: String(face), exact: true }).click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  async undo(what: string): Promise<void> {
    await this.page.getByRole("button", { name: `Undo ${what}` }).click();
  }

  get state(): Locator {
    return this.page.getByRole("status").filter({ hasText: /Saved|waiting|Offline|not recorded/ });
  }

  async expectSaved(): Promise<void> {
    await expect(this.state).toHaveText(/^Saved/);
  }
}
