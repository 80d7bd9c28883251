import type { Browser } from "@playwright/test";
import { edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import { AccountPages } from "./account-pages";
import { type Api, apiFor } from "./api";
import { Scribe } from "./scribe";
import type { AppServer } from "./server";

const FIRST = [
  ["Harrowgate Rovers", "human"],
  ["Gutbrand Ironjaws", "orc"],
] as const;
const SECOND = [
  ["Salzkrug United", "lizardmen"],
  ["Sumpfkante Sprinters", "skaven"],
] as const;
/** Serious injury on the D16: a niggling injury that stays. */
const SERIOUS = 12;

/** A league of one organiser with two clubs and one match, which bots play, and a lower competition of two more. */
export class TinySeason {
  private constructor(
    readonly account: AccountPages,
    readonly api: Api,
    readonly leagueId: string,
  ) {}

  static async make(browser: Browser, app: AppServer): Promise<TinySeason> {
    const account = await AccountPages.onNewDevice(browser, app.url, { viewport: { width: 1440, height: 900 } });
    await account.setUp(await app.setupCode(), { email: "ola@example.org", password: "the whole roof" });
    const cookies = await account.page.context().cookies(app.url);
    const api = apiFor(app.url, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
    const { leagueId } = await api.leagues.create.mutate({ name: "Tuesday Cellar League", timeZone: "Europe/Berlin" });
    return new TinySeason(account, api, leagueId);
  }

  /** Both clubs enter the competition that was made on the screen; their one match is played to the last step. */
  async playThrough(): Promise<void> {
    const [made] = await this.api.competitions.list.query({ leagueId: this.leagueId });
    const fixtureId = await this.fill(made?.competition.id ?? "", FIRST);
    const { playId } = await this.api.plays.start.mutate({ fixtureId });
    await this.play(playId);
  }

  /** A lower competition, whose one match is typed: its first club wins. */
  async addLower(name: string): Promise<void> {
    const { competitionId } = await this.api.competitions.create.mutate({
      leagueId: this.leagueId,
      name,
      game: "blood-bowl",
      edition: "league-document",
    });
    const fixtureId = await this.fill(competitionId, SECOND);
    const { entries, fixtures } = await this.api.competitions.get.query({ competitionId });
    const scores = (fixtures[0]?.seats ?? []).map((seat) => (seat === entries[0]?.id ? 2 : 0));
    await this.api.fixtures.typeResult.mutate({ fixtureId, kind: "played", scores });
  }

  /** Founds, drafts and enters clubs; answers with their first match. */
  private async fill(competitionId: string, clubs: readonly (readonly [name: string, roster: string])[]) {
    for (const [index, [name, roster]] of clubs.entries()) {
      const { clubId } = await this.api.clubs.create.mutate({ leagueId: this.leagueId, name, competitionId });
      const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
      await this.api.clubs.finishDraft.mutate({ clubId, draft });
    }
    await this.api.competitions.makeCalendar.mutate({ competitionId });
    const { fixtures } = await this.api.competitions.get.query({ competitionId });
    return fixtures[0]?.id ?? "";
  }

  private async play(playId: string): Promise<void> {
    const scribe = new Scribe(() => this.api, playId);
    await scribe.open();
    let isHurt = false;
    for (let order = scribe.next(); order !== undefined; order = scribe.next()) {
      const { command } = order;
      if (!isHurt && command.type === "end-turn") {
        isHurt = true;
        await this.hurt(playId, command.when);
        await scribe.open();
      } else scribe.take(await scribe.send(order));
    }
  }

  /** Whoever does not have the turn loses a player to the crowd, by typed dice. */
  private async hurt(
    playId: string,
    when: { readonly half: number; readonly turn: number; readonly of: "home" | "away" },
  ) {
    const victim = { side: when.of === "home" ? "away" : "home", player: "p3" } as const;
    const command = { type: "casualty", when, victim, cause: "crowd", treatment: { use: false } };
    const faces: { purpose: string; sides: number; face: number }[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const answer = await this.api.plays.act.mutate({
        playId,
        commandId: `casualty-${tries}`,
        as: { kind: "organiser" },
        command,
        dice: { source: "typed", faces },
      });
      if (answer.kind === "accepted") return;
      if (answer.kind === "refused") throw new Error(`not accepted: ${JSON.stringify(answer)}`);
      faces.push(...answer.needs.map((need) => ({ ...need, face: need.sides === 16 ? SERIOUS : 2 })));
    }
    throw new Error("dice are asked for without end");
  }
}
