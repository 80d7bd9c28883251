import type { Browser } from "@playwright/test";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import { bots, Command, edition, type Phase, quickDraft, type View } from "@/engine/blood-bowl";
import { isView } from "@/engine/blood-bowl/is-view";
import { seededDice } from "@/engine/core/simulate";
import type { AppRouter } from "@/server/root";
import { AccountPages } from "./account-pages";
import { CoachPages } from "./coach-pages";
import type { AppServer } from "./server";

const CLUBS = [
  ["Salzkrug United", "lizardmen"],
  ["Harrowgate Rovers", "human"],
  ["Sumpfkante Sprinters", "skaven"],
  ["Gutbrand Ironjaws", "orc"],
] as const;

/** The app's own calls, as its pages make them. */
const callsOf = (url: string, cookie: string) =>
  createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/api/trpc`, transformer: superjson, headers: { cookie } })],
  });
type Calls = ReturnType<typeof callsOf>;

/** How a match stands while bots play it. */
interface Now {
  readonly phase: Phase;
  readonly score: readonly [home: number, away: number];
  readonly view: View;
}

/** A league of four clubs with a calendar, made by its organiser through the app. */
export class SmallLeague {
  readonly path = "/l/tuesday-cellar-league";
  readonly table = `${this.path}/cellar-cup`;
  readonly club = `${this.path}/clubs/harrowgate-rovers`;
  private commands = 0;

  private constructor(
    private readonly office: Calls,
    private readonly leagueId: string,
    private readonly competitionId: string,
    private readonly fixtureIds: readonly string[],
  ) {}

  static async make(browser: Browser, app: AppServer): Promise<SmallLeague> {
    const organiser = await AccountPages.onNewDevice(browser, app.url);
    await organiser.setUp(await app.setupCode(), { email: "ola@example.org", password: "the whole roof" });
    const cookies = await organiser.page.context().cookies(app.url);
    await organiser.page.context().close();
    const office = callsOf(app.url, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
    const { leagueId } = await office.leagues.create.mutate({
      name: "Tuesday Cellar League",
      timeZone: "Europe/Berlin",
      about: "In the cellar of the Anchor.",
    });
    const { competitionId } = await office.competitions.create.mutate({
      leagueId,
      name: "Cellar Cup",
      game: "blood-bowl",
      edition: "league-document",
      format: "double-round-robin",
    });
    for (const [index, [name, roster]] of CLUBS.entries()) {
      const { clubId } = await office.clubs.create.mutate({ leagueId, name, competitionId });
      const draft = quickDraft(roster, edition("league-document"), seededDice(index + 1));
      await office.clubs.finishDraft.mutate({ clubId, draft });
    }
    await office.competitions.makeCalendar.mutate({ competitionId, startsOn: "2026-09-01" });
    const { fixtures } = await office.competitions.get.query({ competitionId });
    return new SmallLeague(
      office,
      leagueId,
      competitionId,
      fixtures.map(({ id }) => id),
    );
  }

  /** A coach with an account of the own takes over the home or away club of a fixture. */
  async join(browser: Browser, app: AppServer, name: string, index: number, seat: 0 | 1): Promise<CoachPages> {
    const { leagueId, competitionId } = this;
    const { token } = await this.office.leagues.invite.mutate({ leagueId, role: "coach" });
    const pages = await CoachPages.join(browser, app.url, `${app.url}/en/join/${token}`, name);
    const members = await this.office.leagues.members.query({ leagueId });
    const { entries, fixtures } = await this.office.competitions.get.query({ competitionId });
    const coachId = members.find((member) => member.name === name)?.userId ?? "";
    const clubId = entries.find(({ id }) => id === fixtures[index]?.seats[seat])?.clubId ?? "";
    await this.office.coaches.handOver.mutate({ clubId, coachId, reason: "a new face in the cellar" });
    return pages;
  }

  /** The other fixture of the same two clubs, with home and away changed. */
  async returnOf(index: number): Promise<string> {
    const { fixtures } = await this.office.competitions.get.query({ competitionId: this.competitionId });
    const pair = [...(fixtures[index]?.seats ?? [])].sort().join();
    return fixtures.find(({ seats }, other) => other !== index && [...seats].sort().join() === pair)?.id ?? "";
  }

  /** Makes another league, open to everybody. */
  makeLeague(name: string): Promise<{ leagueId: string }> {
    return this.office.leagues.create.mutate({ name, timeZone: "Europe/Berlin" });
  }

  /** Shuts a league to all but its members. */
  async hide(leagueId: string): Promise<void> {
    await this.office.leagues.update.mutate({ leagueId, visibility: "private" });
  }

  /** Types the result of a fixture of the calendar, by its place in it. */
  async typeResult(index: number, scores: readonly [number, number]): Promise<void> {
    const fixtureId = this.fixtureIds[index] ?? "";
    await this.office.fixtures.typeResult.mutate({
      fixtureId,
      kind: "played",
      scores: [...scores],
      reason: "on paper",
    });
  }

  /** A fixture of the calendar by its place in it. */
  fixture(index: number): string {
    return this.fixtureIds[index] ?? "";
  }

  /** Starts the play of a fixture. */
  async startPlay(index: number): Promise<string> {
    return (await this.office.plays.start.mutate({ fixtureId: this.fixtureIds[index] ?? "" })).playId;
  }

  /** Lets bots play on until it is so; answers with the score of home and away. */
  async playOn(playId: string, until: (now: Now) => boolean) {
    const dice = seededDice(7);
    for (let commands = 0; commands < 2_000; commands++) {
      for (const seat of [0, 1]) {
        const { view, legal } = await this.office.plays.get.query({ playId, seat });
        if (!isView(view)) throw new Error("no view of a match");
        const score = [view.sides.home.score, view.sides.away.score] as const;
        if (until({ phase: view.phase, score, view })) return score;
        const may = legal
          .filter(({ refusal }) => refusal === undefined)
          .map(({ command }) => ({ command: Command.parse(command) }));
        const move = may.length === 0 ? undefined : bots.greedy(view, seat, may, dice);
        if (move === undefined) continue;
        await this.act(playId, move.command);
        break;
      }
    }
    throw new Error("the match never got there");
  }

  private async act(playId: string, command: Command): Promise<void> {
    this.commands += 1;
    const commandId = `command-${this.commands}`;
    const answer = await this.office.plays.act.mutate({ playId, commandId, as: { kind: "organiser" }, command });
    if (answer.kind !== "accepted") throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
  }
}
