import type { Browser } from "@playwright/test";
import { z } from "zod";
import { bots, Command, edition, type Phase, quickDraft } from "@/engine/blood-bowl";
import { isView } from "@/engine/blood-bowl/is-view";
import { seededDice } from "@/engine/core/simulate";
import { AccountPages, type Credentials } from "./account-pages";
import type { AppServer } from "./server";

const OLA: Credentials = { email: "ola@example.org", password: "the whole roof" };
const CLUBS = [
  ["Salzkrug United", "lizardmen"],
  ["Harrowgate Rovers", "human"],
  ["Sumpfkante Sprinters", "skaven"],
  ["Gutbrand Ironjaws", "orc"],
] as const;

const Seen = z.object({
  view: z.unknown(),
  legal: z.array(z.object({ command: Command, refusal: z.string().optional() })),
});

/** A league of four clubs with a calendar, made by its organiser through the app. */
export class SmallLeague {
  readonly path = "/l/tuesday-cellar-league";
  readonly table = `${this.path}/cellar-cup`;
  readonly club = `${this.path}/clubs/harrowgate-rovers`;
  private commands = 0;

  private constructor(
    readonly office: AccountPages,
    readonly fixtureIds: readonly string[],
  ) {}

  static async make(browser: Browser, app: AppServer): Promise<SmallLeague> {
    const office = await AccountPages.onNewDevice(browser, app.url);
    await office.setUp(await app.setupCode(), OLA);
    const { leagueId } = await office.call(
      "leagues.create",
      { name: "Tuesday Cellar League", timeZone: "Europe/Berlin", about: "In the cellar of the Anchor." },
      z.object({ leagueId: z.string() }),
    );
    const { competitionId } = await office.call(
      "competitions.create",
      { leagueId, name: "Cellar Cup", game: "blood-bowl", edition: "league-document", format: "double-round-robin" },
      z.object({ competitionId: z.string() }),
    );
    for (const [index, [name, roster]] of CLUBS.entries()) {
      const { clubId } = await office.call(
        "clubs.create",
        { leagueId, name, competitionId },
        z.object({ clubId: z.string() }),
      );
      const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
      await office.call("clubs.finishDraft", { clubId, draft }, z.unknown());
    }
    await office.call("competitions.makeCalendar", { competitionId, startsOn: "2026-09-01" }, z.unknown());
    const { fixtures } = await office.ask(
      "competitions.get",
      z.object({ fixtures: z.array(z.object({ id: z.string() })) }),
      { competitionId },
    );
    return new SmallLeague(
      office,
      fixtures.map(({ id }) => id),
    );
  }

  /** Makes another league, open to everybody. */
  makeLeague(name: string): Promise<{ leagueId: string }> {
    return this.office.call("leagues.create", { name, timeZone: "Europe/Berlin" }, z.object({ leagueId: z.string() }));
  }

  /** Shuts a league to all but its members. */
  async hide(leagueId: string): Promise<void> {
    await this.office.call("leagues.update", { leagueId, visibility: "private" }, z.unknown());
  }

  /** Types the result of a fixture of the calendar, by its place in it. */
  async typeResult(index: number, scores: readonly [number, number]): Promise<void> {
    const fixtureId = this.fixtureIds[index];
    await this.office.call(
      "fixtures.typeResult",
      { fixtureId, kind: "played", scores, reason: "on paper" },
      z.unknown(),
    );
  }

  /** Starts the play of a fixture. */
  async startPlay(index: number): Promise<string> {
    const started = z.object({ playId: z.string() });
    const { playId } = await this.office.call("plays.start", { fixtureId: this.fixtureIds[index] }, started);
    return playId;
  }

  /** Lets bots play on until it is so; answers with the score of home and away. */
  async playOn(playId: string, until: (now: { phase: Phase; score: readonly [number, number] }) => boolean) {
    const dice = seededDice(7);
    for (let commands = 0; commands < 2_000; commands++) {
      for (const seat of [0, 1]) {
        const { view, legal } = await this.office.ask("plays.get", Seen, { playId, seat });
        if (!isView(view)) throw new Error("no view of a match");
        const score = [view.sides.home.score, view.sides.away.score] as const;
        if (until({ phase: view.phase, score })) return score;
        const may = legal.filter(({ refusal }) => refusal === undefined).map(({ command }) => ({ command }));
        const move = may.length === 0 ? undefined : bots.greedy(view, seat, may, dice);
        if (move === undefined) continue;
        await this.act(playId, move.command);
        break;
      }
    }
    throw new Error("the match never got there");
  }

  private async act(playId: string, command: unknown): Promise<void> {
    this.commands += 1;
    const commandId = `command-${this.commands}`;
    const as = { kind: "organiser" };
    await this.office.call("plays.act", { playId, commandId, as, command }, z.object({ kind: z.literal("accepted") }));
  }
}
