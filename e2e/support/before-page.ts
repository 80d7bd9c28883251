import { PlayPage } from "./play-page";

/** The steps before a match, in their order, with typed faces. */
export class BeforePage extends PlayPage {
  async rollFans(home: number, away: number): Promise<void> {
    for (const face of [home, away]) {
      await this.page.getByRole("button", { name: "Roll D3" }).first().click();
      await this.faces(/^Fair-weather fans/, face);
    }
  }

  async rollWeather(...faces: readonly [number, number]): Promise<void> {
    await this.press("Roll the weather");
    await this.faces("Weather", ...faces);
  }

  /** Buys one of that, for the gold that the button says. */
  async buy(what: string, gold: string): Promise<void> {
    await this.page.getByRole("button", { name: `One more: ${what}` }).click();
    await this.press(`Buy for ${gold}`);
  }

  async buyNothing(): Promise<void> {
    await this.press("Buy nothing");
  }

  async kicks(club: string): Promise<void> {
    await this.press(`${club} kick`);
  }
}
