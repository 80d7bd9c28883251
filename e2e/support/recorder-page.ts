import { expect, type Locator } from "@playwright/test";
import { PlayPage } from "./play-page";

/** A player at the table: whose, and the number on the shirt. */
export interface Shirt {
  readonly club: string;
  readonly number: number;
}

interface TypedCasualty {
  readonly by: Shirt;
  readonly victim: Shirt;
  readonly face: number;
}

/** The recorder of a match, as the two coaches at the table tap it. */
export class RecorderPage extends PlayPage {
  private token({ club, number }: Shirt): Locator {
    return this.page.getByRole("region", { name: club }).getByRole("button", { name: new RegExp(`^${number} `) });
  }

  async kickOff(...faces: readonly [number, number]): Promise<void> {
    await this.press("Kick-off");
    await this.faces("Kick-off event", ...faces);
    await expect(this.page.getByRole("button", { name: "End turn" })).toBeVisible();
  }

  /** Picks the player, then what he did: two taps. */
  async did(shirt: Shirt, deed: string): Promise<void> {
    await this.token(shirt).click();
    const actions = this.page.getByRole("region", { name: "What happened to the player" });
    await actions.getByRole("button", { name: new RegExp(`^${deed}`) }).click();
  }

  /** Five taps: player, Casualty, victim, face, Record; a block is preset. */
  async casualty({ by, victim, face }: TypedCasualty): Promise<void> {
    await this.did(by, "Casualty");
    const sheet = this.page.getByRole("dialog", { name: "Casualty" });
    await sheet.getByRole("button", { name: new RegExp(`^${victim.number} \\D`) }).click();
    await sheet.getByRole("button", { name: String(face), exact: true }).click();
    await sheet.getByRole("button", { name: "Record casualty" }).click();
  }

  /** The clock moves on at each tap, so each waits for the one before. */
  async endTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      const before = (await this.track.getAttribute("aria-label")) ?? "";
      await this.press("End turn");
      await expect(this.track).not.toHaveAttribute("aria-label", before);
    }
  }

  private get track(): Locator {
    return this.page.getByRole("img", { name: /^(Half|Full time)/ });
  }

  async expectScore(home: number, away: number): Promise<void> {
    await expect(this.page.locator(".bug-score")).toHaveText([String(home), String(away)]);
  }

  async expectTurn(words: string): Promise<void> {
    await expect(this.track).toHaveAttribute("aria-label", words);
  }

  /** The newest line of what happened. */
  async expectLog(text: string): Promise<void> {
    const log = this.page.getByRole("region", { name: "What happened", exact: true });
    await expect(log.getByRole("listitem").first()).toContainText(text);
  }

  /** The page of the match phase never scrolls at the table. */
  async expectNoScroll(): Promise<void> {
    const spare = await this.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(spare).toBeLessThanOrEqual(0);
  }
}
